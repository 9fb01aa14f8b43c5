CREATE TABLE "parcel_items" (
	"parcel_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "parcel_items_parcel_id_order_item_id_pk" PRIMARY KEY("parcel_id","order_item_id"),
	CONSTRAINT "parcel_items_units" CHECK ("parcel_items"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"courier" text,
	"tracking_number" text,
	"tracking_url" text,
	"is_cold" boolean DEFAULT false NOT NULL,
	"shipped_at" timestamp (3) with time zone,
	"shipment_told" jsonb,
	"tracking_changed_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "parcels_of_order" UNIQUE("order_id","number"),
	CONSTRAINT "parcels_number" CHECK ("parcels"."number" > 0),
	CONSTRAINT "parcels_left" CHECK ("parcels"."shipped_at" is not null or "parcels"."delivered_at" is null)
);
--> statement-breakpoint
ALTER TABLE "arrivals" DROP CONSTRAINT "arrivals_orderId_unique";--> statement-breakpoint
DROP INDEX "orders_tracking";--> statement-breakpoint
ALTER TABLE "order_item_lots" DROP CONSTRAINT "order_item_lots_order_item_id_lot_id_pk";--> statement-breakpoint
ALTER TABLE "arrivals" ADD COLUMN "parcel" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD COLUMN "parcel" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "parcels_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_items" ADD CONSTRAINT "parcel_items_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcels" ADD CONSTRAINT "parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcel_items_of_line" ON "parcel_items" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "parcels_tracking" ON "parcels" USING btree (upper("tracking_number") text_pattern_ops) WHERE "parcels"."tracking_number" is not null;--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "courier";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_number";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_url";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "shipment_told";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "tracking_changed_at";--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_of_parcel" UNIQUE("order_id","parcel");--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD CONSTRAINT "order_item_lots_once" UNIQUE("order_item_id","lot_id","parcel");