-- A trusted extension: the owner of the database may add it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "products_category_id_index";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_name" text GENERATED ALWAYS AS (lower(name || ' ' || keywords)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', name || ' ' || keywords), 'A')
          || setweight(to_tsvector('english', name || ' ' || keywords), 'A')
          || setweight(to_tsvector('english', short_description), 'B')
          || setweight(to_tsvector('english', description), 'C')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_popular" ON "products" USING btree (sold_30d desc,featured desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_popular_of_category" ON "products" USING btree ("category_id",sold_30d desc,featured desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_price" ON "products" USING btree (price,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_price_of_category" ON "products" USING btree ("category_id",price,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_dear" ON "products" USING btree (price desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_dear_of_category" ON "products" USING btree ("category_id",price desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_rating" ON "products" USING btree (rating_avg desc nulls last,rating_count desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_rating_of_category" ON "products" USING btree ("category_id",rating_avg desc nulls last,rating_count desc,name) WHERE "products"."is_active" and "products"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "products_of_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "products_search_name" ON "products" USING gin ("search_name" gin_trgm_ops);