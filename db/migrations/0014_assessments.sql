CREATE TABLE "assessment_rules" (
	"version" integer PRIMARY KEY NOT NULL,
	"goals" jsonb NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"clinician_id" text,
	"contact" text NOT NULL,
	"email" text,
	"wellness_goal" text NOT NULL,
	"challenges" text[] NOT NULL,
	"age_group" text NOT NULL,
	"health_conditions" text[] NOT NULL,
	"glp_experience" text NOT NULL,
	"treatment_approach" text NOT NULL,
	"rules_version" integer NOT NULL,
	"result" jsonb NOT NULL,
	"completed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assessments_adult" CHECK ("assessments"."age_group" in ('18-30', '31-45', '46-60', '60+')),
	CONSTRAINT "assessments_answered" CHECK (cardinality("assessments"."challenges") > 0 and cardinality("assessments"."health_conditions") > 0)
);
--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_user_id_completed_at_index" ON "assessments" USING btree ("user_id","completed_at");--> statement-breakpoint
CREATE INDEX "assessments_clinician_id_completed_at_index" ON "assessments" USING btree ("clinician_id","completed_at");--> statement-breakpoint
CREATE INDEX "assessments_anonymous" ON "assessments" USING btree ("completed_at") WHERE "assessments"."user_id" is null;