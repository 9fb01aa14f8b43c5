CREATE TABLE "dose_instructions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"booking_id" uuid,
	"clinician_id" text,
	"clinician_name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"every_days" integer NOT NULL,
	"vial_micrograms" integer,
	"water_microlitres" integer,
	"valid_until" date NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "dose_instructions_every" CHECK ("dose_instructions"."every_days" between 1 and 90),
	CONSTRAINT "dose_instructions_mixing" CHECK (num_nonnulls("dose_instructions"."vial_micrograms", "dose_instructions"."water_microlitres") in (0, 2)
        and "dose_instructions"."vial_micrograms" > 0 and "dose_instructions"."water_microlitres" > 0)
);
--> statement-breakpoint
CREATE TABLE "therapy_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "therapy_calendars_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "therapy_doses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"vial_id" uuid,
	"instruction_id" uuid,
	"micrograms" integer NOT NULL,
	"taken_on" date NOT NULL,
	"site" text,
	"logged_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "therapy_doses_once_a_day" UNIQUE("plan_id","taken_on"),
	CONSTRAINT "therapy_doses_amount" CHECK ("therapy_doses"."micrograms" > 0),
	CONSTRAINT "therapy_doses_site" CHECK ("therapy_doses"."site" in ('belly_left', 'belly_right', 'thigh_left', 'thigh_right', 'arm_left', 'arm_right'))
);
--> statement-breakpoint
CREATE TABLE "therapy_effects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"felt" text[] NOT NULL,
	"felt_on" date NOT NULL,
	"noted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "therapy_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"product_id" uuid NOT NULL,
	"instruction_id" uuid,
	"step" smallint DEFAULT 0 NOT NULL,
	"starts_on" date NOT NULL,
	"state" text NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"reminder_hour" smallint,
	"reminded_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "therapy_plans_state" CHECK ("therapy_plans"."state" in ('active', 'paused', 'stopped')),
	CONSTRAINT "therapy_plans_ended" CHECK (("therapy_plans"."state" = 'stopped') = ("therapy_plans"."ended_at" is not null)),
	CONSTRAINT "therapy_plans_step" CHECK ("therapy_plans"."step" between 0 and 20),
	CONSTRAINT "therapy_plans_hour" CHECK ("therapy_plans"."reminder_hour" between 6 and 22)
);
--> statement-breakpoint
CREATE TABLE "therapy_vials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"plan_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"lot_id" uuid,
	"content_micrograms" integer,
	"water_microlitres" integer,
	"mixed_on" date NOT NULL,
	"use_within_days" smallint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"discarded_at" timestamp (3) with time zone,
	CONSTRAINT "therapy_vials_content" CHECK ("therapy_vials"."content_micrograms" > 0),
	CONSTRAINT "therapy_vials_water" CHECK ("therapy_vials"."water_microlitres" > 0 and
        ("therapy_vials"."water_microlitres" is null or "therapy_vials"."content_micrograms" is not null)),
	CONSTRAINT "therapy_vials_days" CHECK ("therapy_vials"."use_within_days" between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dose_instructions" ADD CONSTRAINT "dose_instructions_clinician_id_users_id_fk" FOREIGN KEY ("clinician_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_calendars" ADD CONSTRAINT "therapy_calendars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_plan_id_therapy_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."therapy_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_vial_id_therapy_vials_id_fk" FOREIGN KEY ("vial_id") REFERENCES "public"."therapy_vials"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_doses" ADD CONSTRAINT "therapy_doses_instruction_id_dose_instructions_id_fk" FOREIGN KEY ("instruction_id") REFERENCES "public"."dose_instructions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_effects" ADD CONSTRAINT "therapy_effects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_plans" ADD CONSTRAINT "therapy_plans_instruction_id_dose_instructions_id_fk" FOREIGN KEY ("instruction_id") REFERENCES "public"."dose_instructions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_plan_id_therapy_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."therapy_plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "therapy_vials" ADD CONSTRAINT "therapy_vials_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dose_instructions_newest" ON "dose_instructions" USING btree ("user_id","product_id") WHERE "dose_instructions"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "dose_instructions_product_id_index" ON "dose_instructions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "dose_instructions_booking_id_index" ON "dose_instructions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "dose_instructions_clinician_id_index" ON "dose_instructions" USING btree ("clinician_id");--> statement-breakpoint
CREATE INDEX "therapy_doses_user_id_taken_on_index" ON "therapy_doses" USING btree ("user_id","taken_on");--> statement-breakpoint
CREATE INDEX "therapy_doses_vial_id_index" ON "therapy_doses" USING btree ("vial_id");--> statement-breakpoint
CREATE INDEX "therapy_doses_instruction_id_index" ON "therapy_doses" USING btree ("instruction_id");--> statement-breakpoint
CREATE INDEX "therapy_effects_user_id_felt_on_index" ON "therapy_effects" USING btree ("user_id","felt_on");--> statement-breakpoint
CREATE UNIQUE INDEX "therapy_plans_open" ON "therapy_plans" USING btree ("user_id","product_id") WHERE "therapy_plans"."state" <> 'stopped';--> statement-breakpoint
CREATE INDEX "therapy_plans_user_id_index" ON "therapy_plans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "therapy_plans_product_id_index" ON "therapy_plans" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "therapy_plans_instruction_id_index" ON "therapy_plans" USING btree ("instruction_id");--> statement-breakpoint
CREATE INDEX "therapy_plans_reminding" ON "therapy_plans" USING btree ("reminder_hour") WHERE "therapy_plans"."state" = 'active' and "therapy_plans"."reminder_hour" is not null;--> statement-breakpoint
CREATE INDEX "therapy_vials_user_id_index" ON "therapy_vials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "therapy_vials_plan_id_index" ON "therapy_vials" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "therapy_vials_order_item_id_index" ON "therapy_vials" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "therapy_vials_lot_id_index" ON "therapy_vials" USING btree ("lot_id");