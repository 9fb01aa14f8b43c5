CREATE TABLE "guest_reservations" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"units" integer NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"address" text,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "guest_reservations" ADD CONSTRAINT "guest_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_reserving" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" = 'pending' and "orders"."payment_status" in ('unpaid', 'awaiting_transfer', 'cod_due');