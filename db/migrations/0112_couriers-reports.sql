CREATE TABLE "courier_connections" (
	"courier" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"last_four" jsonb NOT NULL,
	"is_live" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "parcel_events_reported" ON "parcel_events" USING btree ("received_at") WHERE "parcel_events"."source" = 'ninjavan';