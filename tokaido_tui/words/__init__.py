"""Everything the games say: names, questions, the log, previews, reasons, commentary, rules, the final count."""
