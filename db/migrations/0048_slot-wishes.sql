CREATE TABLE "slot_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"wish_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"offered_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot_wishes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" uuid NOT NULL,
	"doctor_id" uuid,
	"type" text NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"part" text NOT NULL,
	"until" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended" text,
	CONSTRAINT "slot_wishes_part" CHECK ("slot_wishes"."part" in ('any', 'morning', 'afternoon', 'evening')),
	CONSTRAINT "slot_wishes_ended" CHECK (("slot_wishes"."ended_at" is null) = ("slot_wishes"."ended" is null) and "slot_wishes"."ended" in ('left', 'booked', 'over'))
);
--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_wish_id_slot_wishes_id_fk" FOREIGN KEY ("wish_id") REFERENCES "public"."slot_wishes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_offers" ADD CONSTRAINT "slot_offers_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_wishes" ADD CONSTRAINT "slot_wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_wishes" ADD CONSTRAINT "slot_wishes_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_wishes" ADD CONSTRAINT "slot_wishes_type_consultation_types_slug_fk" FOREIGN KEY ("type") REFERENCES "public"."consultation_types"("slug") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slot_offers_wish_id_expires_at_index" ON "slot_offers" USING btree ("wish_id","expires_at");--> statement-breakpoint
CREATE INDEX "slot_offers_doctor_id_index" ON "slot_offers" USING btree ("doctor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_wishes_once" ON "slot_wishes" USING btree ("customer_id","type") WHERE "slot_wishes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "slot_wishes_waiting" ON "slot_wishes" USING btree ("created_at","id") WHERE "slot_wishes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "slot_wishes_customer_id_index" ON "slot_wishes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "slot_wishes_doctor_id_index" ON "slot_wishes" USING btree ("doctor_id");