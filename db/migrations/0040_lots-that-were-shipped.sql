-- Until now the newest good lot counted as shipped: it stays so, and those before it are closed.
update lots set opened_at = received_at;
--> statement-breakpoint
update lots l set closed_at = now(), closed_why = 'A newer lot came in'
where exists (select from lots n where n.product_id = l.product_id
  and n.variant_id is not distinct from l.variant_id and n.received_at > l.received_at
  and n.expires_on >= (now() at time zone 'Asia/Manila')::date);
--> statement-breakpoint
-- Which lot is shipped decides whose report the home page shows (see 0015).
CREATE TRIGGER tell_packed_lots AFTER UPDATE ON lots
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
