CREATE TABLE "assistant_shares" (
	"day" date NOT NULL,
	"asker" text NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "assistant_shares_day_asker_pk" PRIMARY KEY("day","asker")
);
