-- Who keeps copies of public pages hears here what changed: the names are those that pages give to
-- sharePage, and '*' stands for everything. A trigger can not be forgotten by a command.
CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('shop_changes', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed uuid[] := array(
    SELECT a.id FROM after a JOIN before b USING (id) WHERE a.* IS DISTINCT FROM b.* LIMIT 101
  );
BEGIN
  IF cardinality(changed) = 0 THEN RETURN NULL; END IF;
  PERFORM pg_notify('shop_changes', 'listing');
  IF cardinality(changed) > 100 THEN
    PERFORM pg_notify('shop_changes', '*');
  ELSE
    PERFORM pg_notify('shop_changes', 'product:' || each) FROM unnest(changed) AS each;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER tell_products AFTER UPDATE ON products
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_products();
--> statement-breakpoint
CREATE TRIGGER tell_new_products AFTER INSERT OR DELETE OR TRUNCATE ON products
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_variants AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_variants
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
-- By row: the statement also runs where the level is there already, and changes nothing.
CREATE TRIGGER tell_new_stock AFTER INSERT OR DELETE ON stock_levels
  FOR EACH ROW EXECUTE FUNCTION tell_product();
--> statement-breakpoint
-- Ten and more all read "In stock" (catalog/rules/stock-state.ts), and each order changes a level.
CREATE TRIGGER tell_stock AFTER UPDATE ON stock_levels
  FOR EACH ROW
  WHEN (least(NEW.on_hand - NEW.reserved, 10) IS DISTINCT FROM least(OLD.on_hand - OLD.reserved, 10))
  EXECUTE FUNCTION tell_product();
--> statement-breakpoint
CREATE TRIGGER tell_categories AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_reviews AFTER INSERT OR UPDATE OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION tell_product();
--> statement-breakpoint
CREATE TRIGGER tell_settings AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON theme_settings
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
--> statement-breakpoint
CREATE TRIGGER tell_documents AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON documents
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('documents');
