CREATE TABLE "assistant_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session" text NOT NULL,
	"sealed" text NOT NULL,
	"level" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assistant_conversations_session" UNIQUE("session"),
	CONSTRAINT "assistant_conversations_level" CHECK ("assistant_conversations"."level" in ('none', 'see_doctor', 'emergency', 'crisis'))
);
--> statement-breakpoint
CREATE TABLE "assistant_passages" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"url" text NOT NULL,
	"names" text NOT NULL,
	"body" text NOT NULL,
	"edition" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', title || ' ' || names), 'A') || setweight(to_tsvector('english', body), 'B')) STORED NOT NULL
);
--> statement-breakpoint
CREATE INDEX "assistant_conversations_last_at_index" ON "assistant_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "assistant_passages_words" ON "assistant_passages" USING gin ("words");