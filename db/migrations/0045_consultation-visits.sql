CREATE TABLE "consultation_visits" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"clinician_id" text,
	"clinician_name" text NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"plan" text DEFAULT '' NOT NULL,
	"for_patient" text DEFAULT '' NOT NULL,
	"follow_up_weeks" integer,
	"outcome" text,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "consultation_visits_state" CHECK ("consultation_visits"."state" in ('taken', 'came', 'no_show', 'done') and
        ("consultation_visits"."state" = 'done') = (num_nonnulls("consultation_visits"."outcome", "consultation_visits"."ended_at") = 2)),
	CONSTRAINT "consultation_visits_weeks" CHECK ("consultation_visits"."follow_up_weeks" between 1 and 52)
);
--> statement-breakpoint
CREATE TABLE "visit_addenda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booking_id" uuid NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_visits" ADD CONSTRAINT "consultation_visits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_visits" ADD CONSTRAINT "consultation_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_visits" ADD CONSTRAINT "consultation_visits_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_addenda" ADD CONSTRAINT "visit_addenda_booking_id_consultation_visits_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."consultation_visits"("booking_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visit_addenda" ADD CONSTRAINT "visit_addenda_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_visits_clinician_id_index" ON "consultation_visits" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "consultation_visits_user_id_index" ON "consultation_visits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "visit_addenda_booking_id_written_at_index" ON "visit_addenda" USING btree ("booking_id","written_at");--> statement-breakpoint
CREATE INDEX "visit_addenda_author_id_index" ON "visit_addenda" USING btree ("author_id");