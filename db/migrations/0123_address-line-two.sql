DROP INDEX "orders_place";--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "address_line2" text;--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD COLUMN "country" text DEFAULT 'PH' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "address_line2" text;--> statement-breakpoint
CREATE INDEX "orders_place" ON "orders" USING gin ((translate(lower(address || ' ' || coalesce(address_line2, '') || ' ' || coalesce(barangay, '') || ' ' || city || ' ' || coalesce(province, '') || ' ' || coalesce(postal_code, '')), 'áàâäãåéèêëíìîïóòôöõúùûüñçÁÀÂÄÃÅÉÈÊËÍÌÎÏÓÒÔÖÕÚÙÛÜÑÇ', 'aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc')) gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "customer_addresses" ADD CONSTRAINT "customer_addresses_within_ph" CHECK ("customer_addresses"."country" = 'PH');