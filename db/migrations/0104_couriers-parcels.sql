CREATE TABLE "courier_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"parcel_id" uuid NOT NULL,
	"note" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"asked_by" text NOT NULL,
	"hidden_until" timestamp (3) with time zone NOT NULL,
	"form_key" uuid NOT NULL,
	CONSTRAINT "courier_questions_form" UNIQUE("form_key"),
	CONSTRAINT "courier_questions_time" CHECK ("courier_questions"."hidden_until" > "courier_questions"."asked_at")
);
--> statement-breakpoint
CREATE TABLE "parcel_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"tracking_number" text,
	"parcel_id" uuid,
	"word" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"says" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"form_key" uuid,
	CONSTRAINT "parcel_events_form" UNIQUE("form_key"),
	CONSTRAINT "parcel_events_once" UNIQUE("source","tracking_number","happened_at","says"),
	CONSTRAINT "parcel_events_subject" CHECK (case when "parcel_events"."source" = 'staff'
          then "parcel_events"."parcel_id" is not null and "parcel_events"."tracking_number" is null and "parcel_events"."form_key" is not null
          else "parcel_events"."parcel_id" is null and "parcel_events"."tracking_number" is not null
            and "parcel_events"."tracking_number" = upper("parcel_events"."tracking_number") and "parcel_events"."form_key" is null end),
	CONSTRAINT "parcel_events_source" CHECK ("parcel_events"."source" in ('ninjavan', 'staff')),
	CONSTRAINT "parcel_events_word" CHECK ("parcel_events"."word" in ('booked', 'picked_up', 'in_transit', 'out_for_delivery', 'failed_attempt',
        'delivered', 'coming_back', 'lost', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "courier_questions" ADD CONSTRAINT "courier_questions_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_events" ADD CONSTRAINT "parcel_events_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courier_questions_of_parcel" ON "courier_questions" USING btree ("parcel_id","hidden_until");--> statement-breakpoint
CREATE INDEX "parcel_events_of_number" ON "parcel_events" USING btree ("tracking_number","happened_at") WHERE "parcel_events"."tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "parcel_events_of_parcel" ON "parcel_events" USING btree ("parcel_id","happened_at") WHERE "parcel_events"."parcel_id" is not null;--> statement-breakpoint
CREATE INDEX "parcels_on_their_way" ON "parcels" USING btree ("shipped_at","id") WHERE "parcels"."shipped_at" is not null and "parcels"."delivered_at" is null and "parcels"."returned_at" is null;