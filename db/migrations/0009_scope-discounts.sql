ALTER TABLE "discounts" ADD COLUMN "product_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "category_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "first_order_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "discounts" ADD COLUMN "batch" text;--> statement-breakpoint
CREATE INDEX "discounts_batch_index" ON "discounts" USING btree ("batch") WHERE "discounts"."batch" is not null;