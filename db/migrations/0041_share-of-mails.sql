ALTER TABLE "mails" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "withheld_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mails_of_share" ON "mails" USING btree ("share_key","created_at") WHERE share_key is not null;