BEGIN TRANSACTION;
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    variants TEXT NOT NULL,           
    roles TEXT NOT NULL,              
    seed INTEGER,                     
    players INTEGER NOT NULL,
    inherited_steps INTEGER NOT NULL,         
    origin TEXT NOT NULL,             
    created TEXT NOT NULL,            
    changed TEXT NOT NULL,
    stage INTEGER NOT NULL,
    stages INTEGER NOT NULL,
    over INTEGER NOT NULL
, data TEXT NOT NULL DEFAULT '', tables TEXT NOT NULL DEFAULT '', owner TEXT NOT NULL DEFAULT '');
INSERT INTO "games" VALUES(1,'tokaido','["gastronomy"]','[]',3,3,0,'played','2026-11-18T10:00:00+00:00','2026-11-18T11:00:00+00:00',4,4,1,'','','');
INSERT INTO "games" VALUES(2,'tokaido','["gastronomy"]','[]',8,3,0,'played','2026-11-18T10:00:00+00:00','2026-11-18T11:00:00+00:00',1,4,0,'','','');
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,                
    colour INTEGER NOT NULL,
    role TEXT NOT NULL,               
    hints INTEGER NOT NULL,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,           
    won REAL NOT NULL, forgotten INTEGER NOT NULL DEFAULT 0,                
    PRIMARY KEY (game, seat)
) WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,'Ana','',0,'Umegae',0,16,3,0.0,0);
INSERT INTO "seats" VALUES(1,1,'Bo','merchant',1,'Kinko',0,121,1,1.0,0);
INSERT INTO "seats" VALUES(1,2,'Cy','wanderer',2,'Hirotada',0,68,2,0.0,0);
INSERT INTO "seats" VALUES(2,0,'Ana','',0,'Zen-emon',0,3,3,0.0,0);
INSERT INTO "seats" VALUES(2,1,'Bo','merchant',1,'Yoshiyasu',0,16,1,0.0,0);
INSERT INTO "seats" VALUES(2,2,'Cy','wanderer',2,'Hiroshige',0,4,2,0.0,0);
CREATE TABLE sources (
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    source TEXT NOT NULL,
    points INTEGER NOT NULL,
    PRIMARY KEY (game, seat, source)
) WITHOUT ROWID;
INSERT INTO "sources" VALUES(1,0,'achievements',0);
INSERT INTO "sources" VALUES(1,0,'encounters',0);
INSERT INTO "sources" VALUES(1,0,'gifts',0);
INSERT INTO "sources" VALUES(1,0,'meals',12);
INSERT INTO "sources" VALUES(1,0,'panoramas',4);
INSERT INTO "sources" VALUES(1,0,'ranks',0);
INSERT INTO "sources" VALUES(1,0,'souvenirs',0);
INSERT INTO "sources" VALUES(1,0,'springs',0);
INSERT INTO "sources" VALUES(1,1,'achievements',15);
INSERT INTO "sources" VALUES(1,1,'encounters',3);
INSERT INTO "sources" VALUES(1,1,'gifts',6);
INSERT INTO "sources" VALUES(1,1,'meals',24);
INSERT INTO "sources" VALUES(1,1,'panoramas',26);
INSERT INTO "sources" VALUES(1,1,'ranks',7);
INSERT INTO "sources" VALUES(1,1,'souvenirs',33);
INSERT INTO "sources" VALUES(1,1,'springs',7);
INSERT INTO "sources" VALUES(1,2,'achievements',6);
INSERT INTO "sources" VALUES(1,2,'encounters',3);
INSERT INTO "sources" VALUES(1,2,'gifts',12);
INSERT INTO "sources" VALUES(1,2,'meals',24);
INSERT INTO "sources" VALUES(1,2,'panoramas',7);
INSERT INTO "sources" VALUES(1,2,'ranks',10);
INSERT INTO "sources" VALUES(1,2,'souvenirs',0);
INSERT INTO "sources" VALUES(1,2,'springs',6);
CREATE TABLE steps (
    game INTEGER NOT NULL REFERENCES games(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line TEXT NOT NULL,               
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
INSERT INTO "steps" VALUES(1,0,'draw traveller Umegae');
INSERT INTO "steps" VALUES(1,1,'draw traveller Yoshiyasu');
INSERT INTO "steps" VALUES(1,2,'draw traveller Kinko');
INSERT INTO "steps" VALUES(1,3,'draw traveller Zen-emon');
INSERT INTO "steps" VALUES(1,4,'draw traveller Hirotada');
INSERT INTO "steps" VALUES(1,5,'draw traveller Hiroshige');
INSERT INTO "steps" VALUES(1,6,'1 choose Umegae');
INSERT INTO "steps" VALUES(1,7,'2 choose Kinko');
INSERT INTO "steps" VALUES(1,8,'3 choose Hirotada');
INSERT INTO "steps" VALUES(1,9,'draw queue 1');
INSERT INTO "steps" VALUES(1,10,'draw queue 3');
INSERT INTO "steps" VALUES(1,11,'draw queue 2');
INSERT INTO "steps" VALUES(1,12,'2 move 1 village');
INSERT INTO "steps" VALUES(1,13,'draw souvenir Uchiwa');
INSERT INTO "steps" VALUES(1,14,'draw souvenir Jubako');
INSERT INTO "steps" VALUES(1,15,'draw souvenir Manju');
INSERT INTO "steps" VALUES(1,16,'2 buy Uchiwa, Manju, Jubako');
INSERT INTO "steps" VALUES(1,17,'3 move 2 temple');
INSERT INTO "steps" VALUES(1,18,'3 donate 2');
INSERT INTO "steps" VALUES(1,19,'1 move 6 mountain');
INSERT INTO "steps" VALUES(1,20,'2 move 3 encounter');
INSERT INTO "steps" VALUES(1,21,'draw encounter Samurai');
INSERT INTO "steps" VALUES(1,22,'3 move 7 farm');
INSERT INTO "steps" VALUES(1,23,'2 move 4 paddy');
INSERT INTO "steps" VALUES(1,24,'2 move 5 spring');
INSERT INTO "steps" VALUES(1,25,'draw spring 2');
INSERT INTO "steps" VALUES(1,26,'2 move 8 village');
INSERT INTO "steps" VALUES(1,27,'draw souvenir Kan Zashi');
INSERT INTO "steps" VALUES(1,28,'draw souvenir Sandogasa');
INSERT INTO "steps" VALUES(1,29,'draw souvenir Ocha');
INSERT INTO "steps" VALUES(1,30,'2 buy Kan Zashi');
INSERT INTO "steps" VALUES(1,31,'1 move 14 inn');
INSERT INTO "steps" VALUES(1,32,'draw meal Udon');
INSERT INTO "steps" VALUES(1,33,'draw meal Sushi');
INSERT INTO "steps" VALUES(1,34,'draw meal Sashimi');
INSERT INTO "steps" VALUES(1,35,'1 eat Udon');
INSERT INTO "steps" VALUES(1,36,'3 move 9 temple');
INSERT INTO "steps" VALUES(1,37,'3 donate 2');
INSERT INTO "steps" VALUES(1,38,'2 move 10 encounter');
INSERT INTO "steps" VALUES(1,39,'draw encounter Kuge');
INSERT INTO "steps" VALUES(1,40,'3 move 12 mountain');
INSERT INTO "steps" VALUES(1,41,'2 move 11 sea');
INSERT INTO "steps" VALUES(1,42,'2 move 13 spring');
INSERT INTO "steps" VALUES(1,43,'draw spring 3');
INSERT INTO "steps" VALUES(1,44,'3 move 14 inn');
INSERT INTO "steps" VALUES(1,45,'3 eat Sashimi');
INSERT INTO "steps" VALUES(1,46,'2 move 14 inn');
INSERT INTO "steps" VALUES(1,47,'2 eat Sushi');
INSERT INTO "steps" VALUES(1,48,'2 move 15 sea');
INSERT INTO "steps" VALUES(1,49,'3 move 16 temple');
INSERT INTO "steps" VALUES(1,50,'3 donate 3');
INSERT INTO "steps" VALUES(1,51,'1 move 24 sea');
INSERT INTO "steps" VALUES(1,52,'2 move 17 farm');
INSERT INTO "steps" VALUES(1,53,'3 move 19 mountain');
INSERT INTO "steps" VALUES(1,54,'2 move 18 paddy');
INSERT INTO "steps" VALUES(1,55,'2 move 20 encounter');
INSERT INTO "steps" VALUES(1,56,'draw encounter Annaibito of the mountain');
INSERT INTO "steps" VALUES(1,57,'3 move 22 spring');
INSERT INTO "steps" VALUES(1,58,'draw spring 2');
INSERT INTO "steps" VALUES(1,59,'2 move 21 temple');
INSERT INTO "steps" VALUES(1,60,'2 donate 3');
INSERT INTO "steps" VALUES(1,61,'2 move 23 mountain');
INSERT INTO "steps" VALUES(1,62,'3 move 26 farm');
INSERT INTO "steps" VALUES(1,63,'2 move 25 village');
INSERT INTO "steps" VALUES(1,64,'draw souvenir Haori');
INSERT INTO "steps" VALUES(1,65,'draw souvenir Koma');
INSERT INTO "steps" VALUES(1,66,'draw souvenir Daifuku');
INSERT INTO "steps" VALUES(1,67,'2 buy Koma');
INSERT INTO "steps" VALUES(1,68,'1 move 27 inn');
INSERT INTO "steps" VALUES(1,69,'draw meal Tofu');
INSERT INTO "steps" VALUES(1,70,'draw meal Nigirimeshi');
INSERT INTO "steps" VALUES(1,71,'draw meal Soba');
INSERT INTO "steps" VALUES(1,72,'1 eat Tofu');
INSERT INTO "steps" VALUES(1,73,'2 move 27 inn');
INSERT INTO "steps" VALUES(1,74,'2 eat Nigirimeshi');
INSERT INTO "steps" VALUES(1,75,'3 move 27 inn');
INSERT INTO "steps" VALUES(1,76,'3 eat Soba');
INSERT INTO "steps" VALUES(1,77,'3 move 29 village');
INSERT INTO "steps" VALUES(1,78,'draw souvenir Netsuke');
INSERT INTO "steps" VALUES(1,79,'draw souvenir Sake');
INSERT INTO "steps" VALUES(1,80,'draw souvenir Konpeito');
INSERT INTO "steps" VALUES(1,81,'3 buy nothing');
INSERT INTO "steps" VALUES(1,82,'2 move 28 paddy');
INSERT INTO "steps" VALUES(1,83,'1 move 39 sea');
INSERT INTO "steps" VALUES(1,84,'2 move 30 encounter');
INSERT INTO "steps" VALUES(1,85,'draw encounter Kuge');
INSERT INTO "steps" VALUES(1,86,'3 move 31 farm');
INSERT INTO "steps" VALUES(1,87,'2 move 32 mountain');
INSERT INTO "steps" VALUES(1,88,'3 move 33 spring');
INSERT INTO "steps" VALUES(1,89,'draw spring 2');
INSERT INTO "steps" VALUES(1,90,'2 move 34 sea');
INSERT INTO "steps" VALUES(1,91,'3 move 35 paddy');
INSERT INTO "steps" VALUES(1,92,'2 move 36 temple');
INSERT INTO "steps" VALUES(1,93,'2 donate 2');
INSERT INTO "steps" VALUES(1,94,'3 move 41 inn');
INSERT INTO "steps" VALUES(1,95,'draw meal Fugu');
INSERT INTO "steps" VALUES(1,96,'draw meal Dango');
INSERT INTO "steps" VALUES(1,97,'draw meal Soba');
INSERT INTO "steps" VALUES(1,98,'3 eat Fugu');
INSERT INTO "steps" VALUES(1,99,'2 move 37 farm');
INSERT INTO "steps" VALUES(1,100,'2 move 38 encounter');
INSERT INTO "steps" VALUES(1,101,'draw encounter Shokunin');
INSERT INTO "steps" VALUES(1,102,'draw souvenir Yukata');
INSERT INTO "steps" VALUES(1,103,'2 move 40 village');
INSERT INTO "steps" VALUES(1,104,'draw souvenir Furoshiki');
INSERT INTO "steps" VALUES(1,105,'draw souvenir Ukiyoe');
INSERT INTO "steps" VALUES(1,106,'draw souvenir Washi');
INSERT INTO "steps" VALUES(1,107,'2 buy Washi, Ukiyoe');
INSERT INTO "steps" VALUES(1,108,'1 move 41 inn');
INSERT INTO "steps" VALUES(1,109,'1 eat nothing');
INSERT INTO "steps" VALUES(1,110,'2 move 41 inn');
INSERT INTO "steps" VALUES(1,111,'2 eat Dango');
INSERT INTO "steps" VALUES(1,112,'2 move 42 spring');
INSERT INTO "steps" VALUES(1,113,'draw spring 2');
INSERT INTO "steps" VALUES(1,114,'1 move 54 inn');
INSERT INTO "steps" VALUES(1,115,'draw meal Unagi');
INSERT INTO "steps" VALUES(1,116,'draw meal Dango');
INSERT INTO "steps" VALUES(1,117,'draw meal Misoshiru');
INSERT INTO "steps" VALUES(1,118,'1 eat nothing');
INSERT INTO "steps" VALUES(1,119,'3 move 43 temple');
INSERT INTO "steps" VALUES(1,120,'3 donate 1');
INSERT INTO "steps" VALUES(1,121,'2 move 44 encounter');
INSERT INTO "steps" VALUES(1,122,'draw encounter Miko');
INSERT INTO "steps" VALUES(1,123,'3 move 46 sea');
INSERT INTO "steps" VALUES(1,124,'2 move 50 mountain');
INSERT INTO "steps" VALUES(1,125,'3 move 47 farm');
INSERT INTO "steps" VALUES(1,126,'3 move 48 spring');
INSERT INTO "steps" VALUES(1,127,'draw spring 2');
INSERT INTO "steps" VALUES(1,128,'3 move 49 encounter');
INSERT INTO "steps" VALUES(1,129,'draw encounter Samurai');
INSERT INTO "steps" VALUES(1,130,'3 move 51 paddy');
INSERT INTO "steps" VALUES(1,131,'2 move 52 sea');
INSERT INTO "steps" VALUES(1,132,'3 move 54 inn');
INSERT INTO "steps" VALUES(1,133,'3 eat Dango');
INSERT INTO "steps" VALUES(1,134,'2 move 53 village');
INSERT INTO "steps" VALUES(1,135,'draw souvenir Kamaboko');
INSERT INTO "steps" VALUES(1,136,'draw souvenir Sumie');
INSERT INTO "steps" VALUES(1,137,'draw souvenir Gofu');
INSERT INTO "steps" VALUES(1,138,'2 buy Kamaboko');
INSERT INTO "steps" VALUES(1,139,'2 move 54 inn');
INSERT INTO "steps" VALUES(1,140,'2 eat Misoshiru');
INSERT INTO "steps" VALUES(2,0,'draw traveller Mitsukuni');
INSERT INTO "steps" VALUES(2,1,'draw traveller Zen-emon');
INSERT INTO "steps" VALUES(2,2,'draw traveller Yoshiyasu');
INSERT INTO "steps" VALUES(2,3,'draw traveller Umegae');
INSERT INTO "steps" VALUES(2,4,'draw traveller Hiroshige');
INSERT INTO "steps" VALUES(2,5,'draw traveller Kinko');
INSERT INTO "steps" VALUES(2,6,'1 choose Zen-emon');
INSERT INTO "steps" VALUES(2,7,'2 choose Yoshiyasu');
INSERT INTO "steps" VALUES(2,8,'3 choose Hiroshige');
INSERT INTO "steps" VALUES(2,9,'draw queue 1');
INSERT INTO "steps" VALUES(2,10,'draw queue 3');
INSERT INTO "steps" VALUES(2,11,'draw queue 2');
INSERT INTO "steps" VALUES(2,12,'2 move 1 village');
INSERT INTO "steps" VALUES(2,13,'draw souvenir Furoshiki');
INSERT INTO "steps" VALUES(2,14,'draw souvenir Sandogasa');
INSERT INTO "steps" VALUES(2,15,'draw souvenir Ocha');
INSERT INTO "steps" VALUES(2,16,'2 buy Ocha, Furoshiki');
INSERT INTO "steps" VALUES(2,17,'3 move 2 temple');
INSERT INTO "steps" VALUES(2,18,'3 donate 1');
INSERT INTO "steps" VALUES(2,19,'1 move 13 spring');
INSERT INTO "steps" VALUES(2,20,'draw spring 3');
INSERT INTO "steps" VALUES(2,21,'2 move 3 encounter');
INSERT INTO "steps" VALUES(2,22,'draw encounter Miko');
INSERT INTO "steps" VALUES(2,23,'draw encounter Shokunin');
INSERT INTO "steps" VALUES(2,24,'2 keep Shokunin');
INSERT INTO "steps" VALUES(2,25,'draw souvenir Koma');
INSERT INTO "steps" VALUES(2,26,'3 move 4 paddy');
INSERT INTO "steps" VALUES(2,27,'2 move 5 spring');
INSERT INTO "steps" VALUES(2,28,'draw spring 3');
INSERT INTO "steps" VALUES(2,29,'3 move 6 mountain');
INSERT INTO "steps" VALUES(2,30,'2 move 7 farm');
INSERT INTO "steps" VALUES(2,31,'3 move 8 village');
INSERT INTO "steps" VALUES(2,32,'draw souvenir Netsuke');
INSERT INTO "steps" VALUES(2,33,'draw souvenir Konpeito');
INSERT INTO "steps" VALUES(2,34,'draw souvenir Ukiyoe');
INSERT INTO "steps" VALUES(2,35,'3 buy nothing');
INSERT INTO "steps" VALUES(2,36,'2 move 9 temple');
INSERT INTO "steps" VALUES(2,37,'2 donate 3');
INSERT INTO "steps" VALUES(2,38,'3 move 10 encounter');
INSERT INTO "steps" VALUES(2,39,'draw encounter Miko');
INSERT INTO "steps" VALUES(2,40,'2 move 11 sea');
CREATE INDEX seats_by_name ON seats (name, bot);
CREATE INDEX games_by_owner ON games (owner, over, changed);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('games',2);
COMMIT;
