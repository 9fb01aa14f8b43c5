CREATE TABLE "mail_wordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"wordings" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "mail_wordings_once" UNIQUE("kind","version")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kind" text;--> statement-breakpoint
CREATE INDEX "mails_to_whom" ON "mails" USING btree (lower("to"),"created_at");