ALTER TABLE "discounts" DROP CONSTRAINT "discounts_value";--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_value" CHECK (case "discounts"."type" when 'percentage' then "discounts"."value" between 1 and 10000
        when 'fixed_amount' then "discounts"."value" > 0
        when 'free_gift' then "discounts"."value" = 0 and cardinality("discounts"."product_ids") = 1
          and cardinality("discounts"."category_ids") = 0
        else false end);