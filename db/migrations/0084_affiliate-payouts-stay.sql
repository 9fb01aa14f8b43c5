-- Where somebody was paid is never rewritten: another account is a row of its own.
CREATE TRIGGER affiliate_payout_details_append_only
  BEFORE UPDATE OR DELETE ON affiliate_payout_details
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A line that left the draft keeps whom it pays, how much and where, and is never deleted.
CREATE FUNCTION keep_payout_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state = 'planned' AND TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF TG_OP = 'DELETE' OR OLD.state IN ('paid', 'failed')
      OR (NEW.payout_id, NEW.affiliate_id, NEW.amount, NEW.details_id)
        IS DISTINCT FROM (OLD.payout_id, OLD.affiliate_id, OLD.amount, OLD.details_id) THEN
    RAISE EXCEPTION 'a line of a payout stays as it was confirmed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER affiliate_payout_lines_stay
  BEFORE UPDATE OR DELETE ON affiliate_payout_lines
  FOR EACH ROW EXECUTE FUNCTION keep_payout_line();
