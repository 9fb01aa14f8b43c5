DROP INDEX "product_variants_product_id_index";--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "option1_value" text;--> statement-breakpoint
-- What stood there before was told apart by its name alone.
UPDATE "product_variants" SET "option1_value" = "variant_name";--> statement-breakpoint
ALTER TABLE "product_variants" ALTER COLUMN "option1_value" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "option2_value" text;--> statement-breakpoint
ALTER TABLE "product_variants" ADD COLUMN "compare_at_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "highest_price" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option1_name" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "option2_name" text;--> statement-breakpoint
UPDATE "products" SET "option1_name" = 'Variant', "price" = v."lowest", "highest_price" = v."highest"
FROM (SELECT "product_id", min("price") AS "lowest", max("price") AS "highest" FROM "product_variants" WHERE "is_active" GROUP BY "product_id") AS v
WHERE v."product_id" = "products"."id";--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "variants_options" UNIQUE NULLS NOT DISTINCT("product_id","option1_value","option2_value");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_highest_price" CHECK ("products"."highest_price" >= "products"."price");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_option_names" CHECK ("products"."option1_name" is not null or "products"."option2_name" is null);