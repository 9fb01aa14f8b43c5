-- What is owed is never rewritten: whatever changes it is a row of its own.
CREATE TRIGGER affiliate_ledger_append_only
  BEFORE UPDATE OR DELETE ON affiliate_ledger
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO affiliate_ledger (id, affiliate_id, kind, amount, commission_id, at)
  SELECT gen_random_uuid(), c.affiliate_id, 'payable', sum(e.amount), c.id, c.payable_at
  FROM affiliate_commissions c JOIN affiliate_commission_entries e ON e.commission_id = c.id
  WHERE c.payable_at IS NOT NULL
  GROUP BY c.id
  HAVING sum(e.amount) > 0;
