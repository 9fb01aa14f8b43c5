CREATE TABLE "automation_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"automation" text NOT NULL,
	"cause" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"waits_for" text,
	"ended_why" text,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"look_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"mail_id" uuid,
	"stop_token_hash" text,
	CONSTRAINT "automation_runs_mailId_unique" UNIQUE("mail_id"),
	CONSTRAINT "automation_runs_stopTokenHash_unique" UNIQUE("stop_token_hash"),
	CONSTRAINT "automation_runs_once" UNIQUE("automation","cause"),
	CONSTRAINT "automation_runs_ended" CHECK (("automation_runs"."state" = 'waiting') = ("automation_runs"."ended_at" is null)),
	CONSTRAINT "automation_runs_says_why" CHECK (("automation_runs"."state" in ('left', 'skipped')) = ("automation_runs"."ended_why" is not null))
);
--> statement-breakpoint
CREATE TABLE "automations" (
	"key" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"delay" integer NOT NULL,
	"delay_unit" text NOT NULL,
	"on_since" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "automations_delay" CHECK ("automations"."delay" >= 0),
	CONSTRAINT "automations_on_since" CHECK (not "automations"."is_on" or "automations"."on_since" is not null)
);
--> statement-breakpoint
CREATE INDEX "automation_runs_due" ON "automation_runs" USING btree ("look_at","id") WHERE "automation_runs"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "automation_runs_counted" ON "automation_runs" USING btree ("automation","state","ended_at");--> statement-breakpoint
CREATE INDEX "automation_runs_of_mailbox" ON "automation_runs" USING btree ("email","automation","ended_at");