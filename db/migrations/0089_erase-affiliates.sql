-- What is never rewritten keeps its figures, and lets the words and accounts of somebody go who is erased.
CREATE FUNCTION refuse_change_outside_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.erases', true) = 'on' AND TG_OP = 'UPDATE' THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DROP TRIGGER affiliate_codes_stay ON affiliate_codes;
--> statement-breakpoint
CREATE TRIGGER affiliate_codes_stay BEFORE UPDATE OR DELETE ON affiliate_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
DROP TRIGGER affiliate_ledger_append_only ON affiliate_ledger;
--> statement-breakpoint
CREATE TRIGGER affiliate_ledger_append_only BEFORE UPDATE OR DELETE ON affiliate_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
DROP TRIGGER affiliate_payout_details_append_only ON affiliate_payout_details;
--> statement-breakpoint
CREATE TRIGGER affiliate_payout_details_append_only BEFORE UPDATE OR DELETE ON affiliate_payout_details
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_payout_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'planned' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE'
      OR (OLD.state IN ('paid', 'failed') AND NOT (
        coalesce(current_setting('shop.erases', true), '') = 'on' AND NEW.state = OLD.state))
      OR (NEW.payout_id, NEW.affiliate_id, NEW.amount, NEW.details_id)
        IS DISTINCT FROM (OLD.payout_id, OLD.affiliate_id, OLD.amount, OLD.details_id) THEN
    RAISE EXCEPTION 'a line of a payout stays as it was confirmed';
  END IF;
  RETURN NEW;
END $$;
