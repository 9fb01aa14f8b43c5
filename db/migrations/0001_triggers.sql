CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER documents_append_only BEFORE UPDATE OR DELETE ON documents
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE FUNCTION create_customer_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customers (id, user_id, email, first_name, last_name)
  VALUES (gen_random_uuid(), NEW.id, NEW.email, NEW.first_name, NEW.last_name);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_have_a_customer AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION create_customer_of_user();
