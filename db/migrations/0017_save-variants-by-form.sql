ALTER TABLE "product_variants" DROP CONSTRAINT "variants_price_positive";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variants_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_price" CHECK ("product_variants"."price" >= 0 and ("product_variants"."price" > 0 or not "product_variants"."is_active"));--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_archived" CHECK ("product_variants"."archived_at" is null or not "product_variants"."is_active");