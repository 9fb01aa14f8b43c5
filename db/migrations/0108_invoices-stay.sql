-- What was given out is never rewritten or deleted: a credit note sets it right.
CREATE TRIGGER invoices_append_only BEFORE UPDATE OR DELETE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER invoiced_orders_append_only BEFORE UPDATE OR DELETE ON invoiced_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER credit_notes_append_only BEFORE UPDATE OR DELETE ON credit_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A series only goes forward, one number at a time, and begins where it began.
CREATE FUNCTION keep_invoice_series() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR (NEW.series, NEW.first, NEW.next)
      IS DISTINCT FROM (OLD.series, OLD.first, OLD.next + 1) THEN
    RAISE EXCEPTION 'a series of invoices goes forward by one';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER invoice_series_forward BEFORE UPDATE OR DELETE ON invoice_series
  FOR EACH ROW EXECUTE FUNCTION keep_invoice_series();
