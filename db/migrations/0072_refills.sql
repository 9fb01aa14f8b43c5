CREATE TABLE "therapy_check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"answered_on" date NOT NULL,
	"feeling" text NOT NULL,
	"flags" text[] NOT NULL,
	"changes" text[] NOT NULL,
	"strength" text NOT NULL,
	"outcome" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"in_cart_at" timestamp (3) with time zone,
	CONSTRAINT "therapy_check_ins_once" UNIQUE("plan_id","due_on","answered_on"),
	CONSTRAINT "therapy_check_ins_feeling" CHECK ("therapy_check_ins"."feeling" in ('well', 'some_trouble', 'not_well')),
	CONSTRAINT "therapy_check_ins_strength" CHECK ("therapy_check_ins"."strength" in ('same', 'clinician_changed', 'want_change')),
	CONSTRAINT "therapy_check_ins_outcome" CHECK ("therapy_check_ins"."outcome" in ('ready', 'talk', 'urgent')),
	CONSTRAINT "therapy_check_ins_cart" CHECK ("therapy_check_ins"."outcome" = 'ready' or "therapy_check_ins"."in_cart_at" is null),
	CONSTRAINT "therapy_check_ins_well" CHECK ("therapy_check_ins"."outcome" <> 'ready' or ("therapy_check_ins"."feeling" = 'well' and "therapy_check_ins"."strength" <> 'want_change'
        and cardinality("therapy_check_ins"."flags") = 0 and cardinality("therapy_check_ins"."changes") = 0))
);
--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "paused_on" date;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "paused_until" date;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "refill_skipped_until" date;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD COLUMN "refill_mailed_for" date;--> statement-breakpoint
ALTER TABLE "therapy_check_ins" ADD CONSTRAINT "therapy_check_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_check_ins" ADD CONSTRAINT "therapy_check_ins_plan_id_therapy_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."therapy_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "therapy_check_ins_user_id_answered_on_index" ON "therapy_check_ins" USING btree ("user_id","answered_on");--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_paused" CHECK ("therapy_plans"."state" = 'paused' or num_nonnulls("therapy_plans"."paused_on", "therapy_plans"."paused_until") = 0);