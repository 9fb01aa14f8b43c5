ALTER TABLE "orders" DROP CONSTRAINT "orders_total_adds_up";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cold_pack" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total_adds_up" CHECK ("orders"."total_amount" = "orders"."subtotal" - "orders"."discount_total" + "orders"."shipping_total" + coalesce("orders"."cold_pack", 0) + "orders"."tax_total");