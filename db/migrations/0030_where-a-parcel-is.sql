ALTER TABLE "orders" ADD COLUMN "courier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shipment_told" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tracking_changed_at" timestamp (3) with time zone;