DROP INDEX "bookings_credit_once";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "credit_lost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_credit_once" ON "bookings" USING btree ("credit_item_id","credit_unit") WHERE "bookings"."status" <> 'cancelled' or "bookings"."credit_lost";--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_credit_lost" CHECK (not "bookings"."credit_lost" or ("bookings"."status" = 'cancelled' and "bookings"."credit_item_id" is not null));