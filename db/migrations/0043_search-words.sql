-- What products that are there already are found by.
UPDATE "products" p SET "variant_names" = v."names"
FROM (
  SELECT "product_id", string_agg("variant_name", ', ' ORDER BY "position", "id") AS "names"
  FROM "product_variants" WHERE "is_active" GROUP BY "product_id"
) v
WHERE v."product_id" = p."id";
--> statement-breakpoint
CREATE TRIGGER tell_search_synonyms AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('listing');
