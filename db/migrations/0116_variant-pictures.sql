ALTER TABLE "product_variants" ADD COLUMN "picture" text;
