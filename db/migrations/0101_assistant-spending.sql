CREATE TABLE "assistant_spending" (
	"month" text PRIMARY KEY NOT NULL,
	"spent" bigint NOT NULL
);
