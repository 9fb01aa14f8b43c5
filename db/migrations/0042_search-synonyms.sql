CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"typed" text NOT NULL,
	"means" text NOT NULL,
	"asked" "tsquery" GENERATED ALWAYS AS (to_tsquery('english', replace(typed, ' ', ':* & ') || ':*')) STORED NOT NULL,
	"found" "tsquery" GENERATED ALWAYS AS (to_tsquery('english', replace(typed, ' ', ':* & ') || ':*') || to_tsquery('english', replace(replace(replace(means, ', ', ','), ' ', ':* & ') || ':*', ',', ':* | '))) STORED NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_synonyms_typed_unique" UNIQUE("typed")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "variant_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" drop column "search_words";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(short_description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'B')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'C')) STORED NOT NULL;--> statement-breakpoint
-- It went with its column.
CREATE INDEX "products_search_words" ON "products" USING gin ("search_words");
