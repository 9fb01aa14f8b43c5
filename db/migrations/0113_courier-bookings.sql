CREATE TABLE "parcel_bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"parcel" integer NOT NULL,
	"attempt" integer NOT NULL,
	"reference" text NOT NULL,
	"courier" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"says" text DEFAULT '' NOT NULL,
	"tracking_number" text,
	"price" integer,
	"digest" text NOT NULL,
	"requests" integer DEFAULT 1 NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "parcel_bookings_reference" UNIQUE("reference"),
	CONSTRAINT "parcel_bookings_attempt" UNIQUE("order_id","parcel","attempt"),
	CONSTRAINT "parcel_bookings_numbers" CHECK (least("parcel_bookings"."parcel", "parcel_bookings"."attempt", "parcel_bookings"."requests") > 0),
	CONSTRAINT "parcel_bookings_reference_form" CHECK ("parcel_bookings"."reference" ~ '^[A-Z0-9]{9}$'),
	CONSTRAINT "parcel_bookings_courier" CHECK ("parcel_bookings"."courier" = 'ninjavan'),
	CONSTRAINT "parcel_bookings_state" CHECK ("parcel_bookings"."state" in ('asked', 'booked', 'refused', 'cancelled')),
	CONSTRAINT "parcel_bookings_number" CHECK ("parcel_bookings"."state" <> 'booked' or "parcel_bookings"."tracking_number" is not null),
	CONSTRAINT "parcel_bookings_settled" CHECK (("parcel_bookings"."state" = 'asked') = ("parcel_bookings"."settled_at" is null)),
	CONSTRAINT "parcel_bookings_price" CHECK ("parcel_bookings"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "courier_connections" ADD COLUMN "sender" jsonb;--> statement-breakpoint
ALTER TABLE "parcel_bookings" ADD CONSTRAINT "parcel_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "parcel_bookings_open" ON "parcel_bookings" USING btree ("order_id","parcel") WHERE "parcel_bookings"."state" in ('asked', 'booked');