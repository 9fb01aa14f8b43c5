CREATE TABLE "refused_topics" (
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_topics_email_topic_pk" PRIMARY KEY("email","topic")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "topic" text DEFAULT 'offers' NOT NULL;