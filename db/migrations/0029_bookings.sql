CREATE SEQUENCE "public"."booking_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"doctor_id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"type" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"held_until" timestamp (3) with time zone,
	"channel" text NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"credit_item_id" uuid,
	"credit_unit" integer,
	"moves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	"cancel_note" text,
	CONSTRAINT "bookings_number_unique" UNIQUE("number"),
	CONSTRAINT "bookings_span" CHECK ("bookings"."starts_at" < "bookings"."ends_at"),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('held', 'booked', 'cancelled')),
	CONSTRAINT "bookings_held" CHECK (("bookings"."status" = 'held') = ("bookings"."held_until" is not null)),
	CONSTRAINT "bookings_cancelled" CHECK (("bookings"."status" = 'cancelled') = (num_nonnulls("bookings"."cancelled_at", "bookings"."cancelled_by") = 2)),
	CONSTRAINT "bookings_credit" CHECK (num_nonnulls("bookings"."credit_item_id", "bookings"."credit_unit") in (0, 2) and
        ("bookings"."credit_item_id" is null or ("bookings"."type" = 'initial' and "bookings"."status" <> 'held')))
);
--> statement-breakpoint
CREATE TABLE "consultation_types" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"minutes" integer NOT NULL,
	"channel" text NOT NULL,
	"fee" integer NOT NULL,
	"currency" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "consultation_types_minutes" CHECK ("consultation_types"."minutes" between 5 and 240),
	CONSTRAINT "consultation_types_fee" CHECK ("consultation_types"."fee" >= 0),
	CONSTRAINT "consultation_types_channel" CHECK ("consultation_types"."channel" in ('video', 'chat'))
);
--> statement-breakpoint
CREATE TABLE "doctor_days" (
	"doctor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"from_minute" smallint,
	"to_minute" smallint,
	CONSTRAINT "doctor_days_doctor_id_day_pk" PRIMARY KEY("doctor_id","day"),
	CONSTRAINT "doctor_days_span" CHECK (case num_nonnulls("doctor_days"."from_minute", "doctor_days"."to_minute") when 0 then true when 2 then
        0 <= "doctor_days"."from_minute" and "doctor_days"."from_minute" < "doctor_days"."to_minute" and "doctor_days"."to_minute" <= 1440
        else false end)
);
--> statement-breakpoint
CREATE TABLE "doctor_hours" (
	"doctor_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	CONSTRAINT "doctor_hours_doctor_id_weekday_from_minute_pk" PRIMARY KEY("doctor_id","weekday","from_minute"),
	CONSTRAINT "doctor_hours_weekday" CHECK ("doctor_hours"."weekday" between 1 and 7),
	CONSTRAINT "doctor_hours_span" CHECK (0 <= "doctor_hours"."from_minute" and "doctor_hours"."from_minute" < "doctor_hours"."to_minute" and
      "doctor_hours"."to_minute" <= 1440)
);
--> statement-breakpoint
ALTER TABLE "doctors" ALTER COLUMN "consultation_url" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "calendar" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_type_consultation_types_slug_fk" FOREIGN KEY ("type") REFERENCES "public"."consultation_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_credit_item_id_order_items_id_fk" FOREIGN KEY ("credit_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_days" ADD CONSTRAINT "doctor_days_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_hours" ADD CONSTRAINT "doctor_hours_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_of_doctor" ON "bookings" USING btree ("doctor_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_of_customer" ON "bookings" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "bookings_to_come" ON "bookings" USING btree ("starts_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_credit_once" ON "bookings" USING btree ("credit_item_id","credit_unit") WHERE "bookings"."status" <> 'cancelled';--> statement-breakpoint
-- Comes with PostgreSQL, and whoever owns the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- No doctor is in two consultations at once, whatever a command believes.
ALTER TABLE bookings ADD CONSTRAINT bookings_no_overlap
  EXCLUDE USING gist (doctor_id WITH =, tstzrange(starts_at, ends_at) WITH &&)
  WHERE (status <> 'cancelled');
--> statement-breakpoint
ALTER TABLE doctor_hours ADD CONSTRAINT doctor_hours_no_overlap
  EXCLUDE USING gist (doctor_id WITH =, weekday WITH =, int4range(from_minute, to_minute) WITH &&);
--> statement-breakpoint
INSERT INTO consultation_types (slug, name, minutes, channel, fee, currency, position) VALUES
  ('initial', 'Initial consultation', 45, 'video', 19900, 'USD', 1),
  ('followup', 'Follow-up', 30, 'video', 9900, 'USD', 2),
  ('quick', 'Quick check-in', 15, 'chat', 4900, 'USD', 3);
--> statement-breakpoint
-- The page of the doctors says when each is free next.
CREATE TRIGGER tell_consultation_types AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON consultation_types
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_doctor_hours AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctor_hours
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_doctor_days AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON doctor_days
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
--> statement-breakpoint
CREATE TRIGGER tell_bookings AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON bookings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('doctors');
