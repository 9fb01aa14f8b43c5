-- What a commission was is never changed, and nothing of it is deleted: what is taken off is a new entry.
CREATE TRIGGER affiliate_commission_entries_append_only
  BEFORE UPDATE OR DELETE ON affiliate_commission_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER affiliate_commissions_stay
  BEFORE DELETE OR UPDATE OF affiliate_id, order_id, order_amount, commission_rate, commission_amount,
    is_first_order, hold_days, created_at
  ON affiliate_commissions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
