ALTER TABLE "products" ADD COLUMN "vial_amount" numeric(9, 3);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vial_unit" text;--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_words" SET EXPRESSION AS (setweight(to_tsvector('simple', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names || ' ' || coalesce(trim_scale(vial_amount)::text || ' ' || vial_unit, ''), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(name || ' ' || keywords || ' ' || variant_names || ' ' || coalesce(trim_scale(vial_amount)::text || ' ' || vial_unit, ''), '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'A')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(short_description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'B')
          || setweight(to_tsvector('english', regexp_replace(regexp_replace(description, '(\d)[.,](\d+) ?(mcg|mg|iu|ml|g)\M', '\1x\2\3', 'gi'),
    '(\d) ?(mcg|mg|iu|ml|g)\M', '\1\2', 'gi')), 'C'));--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vial" text GENERATED ALWAYS AS (trim_scale(vial_amount)::text || ' ' || vial_unit || ' vial') STORED;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vial_amount" CHECK ("products"."vial_amount" > 0);--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_vial_unit" CHECK (("products"."vial_amount" is null) = ("products"."vial_unit" is null));
