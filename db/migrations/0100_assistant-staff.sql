CREATE TABLE "assistant_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"question" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"first_asked_at" timestamp (3) with time zone NOT NULL,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"outcome" text,
	CONSTRAINT "assistant_questions_words" UNIQUE("words"),
	CONSTRAINT "assistant_questions_outcome" CHECK ("assistant_questions"."outcome" in ('answered', 'declined'))
);
--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "rated_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "assistant_conversations" ADD COLUMN "outcome" text;--> statement-breakpoint
CREATE INDEX "assistant_questions_open" ON "assistant_questions" USING btree ("first_asked_at","id") WHERE "assistant_questions"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "assistant_conversations_flagged" ON "assistant_conversations" USING btree ("started_at","id") WHERE "assistant_conversations"."settled_at" is null and ("assistant_conversations"."level" <> 'none' or "assistant_conversations"."rated_down");