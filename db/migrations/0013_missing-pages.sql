CREATE TABLE "missing_pages" (
	"path" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"referrer" text,
	"seen" bigint NOT NULL,
	"first_seen_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "missing_pages_by_age" ON "missing_pages" USING btree ("kind","last_seen_at" DESC NULLS LAST);