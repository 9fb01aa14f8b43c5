-- An order is as discreet as its customer had chosen when it was placed, whoever places it.
CREATE FUNCTION take_discretion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_discreet := coalesce(NEW.is_discreet, false)
    OR coalesce((SELECT is_discreet FROM customers WHERE id = NEW.customer_id), false);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_take_discretion BEFORE INSERT ON orders
  FOR EACH ROW EXECUTE FUNCTION take_discretion();
