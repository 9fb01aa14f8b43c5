CREATE TABLE "former_category_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_product_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_category_slugs" ADD CONSTRAINT "former_category_slugs_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_product_slugs" ADD CONSTRAINT "former_product_slugs_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_category_slugs_category_id_index" ON "former_category_slugs" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "former_product_slugs_product_id_index" ON "former_product_slugs" USING btree ("product_id");
--> statement-breakpoint
-- Whoever writes an address, in a command or in psql: the one before is kept, and one that is in
-- use again is former no more. The first argument is the table, the second its column.
CREATE FUNCTION keep_former_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug = $1', TG_ARGV[0]) USING NEW.slug;
  EXECUTE format(
    'INSERT INTO %1$I (slug, %2$I) VALUES ($1, $2) ON CONFLICT (slug) DO UPDATE SET %2$I = $2',
    TG_ARGV[0], TG_ARGV[1]
  ) USING OLD.slug, NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION take_former_slugs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DELETE FROM %I WHERE slug IN (SELECT slug FROM added)', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_category_slug AFTER UPDATE OF slug ON categories
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION keep_former_slug('former_category_slugs', 'category_id');
--> statement-breakpoint
CREATE TRIGGER take_category_slugs AFTER INSERT ON categories REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_category_slugs');
--> statement-breakpoint
CREATE TRIGGER keep_product_slug AFTER UPDATE OF slug ON products
  FOR EACH ROW WHEN (OLD.slug IS DISTINCT FROM NEW.slug)
  EXECUTE FUNCTION keep_former_slug('former_product_slugs', 'product_id');
--> statement-breakpoint
CREATE TRIGGER take_product_slugs AFTER INSERT ON products REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION take_former_slugs('former_product_slugs');
--> statement-breakpoint
CREATE TRIGGER tell_former_category_slugs AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON former_category_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_former_product_slugs AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE
  ON former_product_slugs FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
