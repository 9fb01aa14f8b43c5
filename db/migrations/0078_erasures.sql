CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"code" text,
	CONSTRAINT "erasures_code_unique" UNIQUE("code"),
	CONSTRAINT "erasures_asked_by" CHECK ("erasures"."asked_by" in ('owner', 'staff')),
	CONSTRAINT "erasures_one_end" CHECK (num_nonnulls("erasures"."kept_at", "erasures"."done_at") < 2),
	CONSTRAINT "erasures_done" CHECK (("erasures"."done_at" is null) = ("erasures"."code" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_open" ON "erasures" USING btree ("customer_id") WHERE "erasures"."kept_at" is null and "erasures"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_due" ON "erasures" USING btree ("due_at","id") WHERE "erasures"."kept_at" is null and "erasures"."done_at" is null;--> statement-breakpoint
CREATE INDEX "erasures_customer_id_index" ON "erasures" USING btree ("customer_id");