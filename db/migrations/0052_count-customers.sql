-- The words of a note never change; a merge moves it to the record that stays.
DROP TRIGGER customer_notes_append_only ON customer_notes;
--> statement-breakpoint
CREATE TRIGGER customer_notes_append_only BEFORE UPDATE OF text, created_at ON customer_notes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whose record an order belongs to: its account's or, without one, the one that has its address.
CREATE FUNCTION record_of_order(account uuid, address text) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT coalesce(account, (SELECT customer_id FROM guest_addresses WHERE email = lower(address)))
$$;
--> statement-breakpoint
-- What a record bought, from orders, payments and refunds: orders that were paid and kept, and what
-- came in for them less what went back or is on its way. An order paid twice counts its price once.
CREATE FUNCTION bought_orders()
RETURNS TABLE (id uuid, customer_id uuid, created_at timestamptz, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT o.id, coalesce(o.customer_id, g.customer_id) AS customer_id, o.created_at,
    least(o.total_amount,
      (SELECT coalesce(sum(p.amount), 0) FROM payments p WHERE p.order_id = o.id AND p.status = 'paid')
      - (SELECT coalesce(sum(r.amount), 0) FROM refunds r WHERE r.order_id = o.id AND r.status <> 'failed'))

  FROM orders o LEFT JOIN guest_addresses g ON o.customer_id IS NULL AND g.email = lower(o.email)
  WHERE o.payment_status IN ('paid', 'partially_refunded') AND o.status NOT IN ('cancelled', 'refunded')
$$;
--> statement-breakpoint
CREATE FUNCTION count_customer(customer uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_figures (customer_id) SELECT id FROM customers WHERE id = customer
    ON CONFLICT DO NOTHING;
  -- Locked by a statement of its own: the next one sees what others counted until then.
  PERFORM FROM customer_figures WHERE customer_id = customer FOR UPDATE;
  UPDATE customer_figures f SET orders = n.orders, spent = n.spent, last_order_at = n.last_order_at
  FROM (
    SELECT count(*) AS orders, coalesce(sum(amount), 0) AS spent, max(created_at) AS last_order_at
    FROM (
      SELECT amount, created_at FROM bought_orders()
      WHERE id IN (SELECT id FROM orders WHERE customer_id = customer)
      UNION ALL
      SELECT amount, created_at FROM bought_orders() WHERE id IN (
        SELECT o.id FROM guest_addresses g JOIN orders o ON lower(o.email) = g.email
        WHERE g.customer_id = customer AND o.customer_id IS NULL)
    ) bought
  ) n
  WHERE f.customer_id = customer
    AND (f.orders, f.spent, f.last_order_at) IS DISTINCT FROM (n.orders, n.spent, n.last_order_at);
END $$;
--> statement-breakpoint
-- The record of a guest begins with the first order under an address; its name and phone are those
-- of the newest one.
CREATE FUNCTION note_guest() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mailbox text := lower(NEW.email);
  record_id uuid;
BEGIN
  -- By the end of the transaction the order may have an account.
  IF NOT EXISTS (SELECT FROM orders WHERE id = NEW.id AND customer_id IS NULL AND lower(email) = mailbox)
  THEN RETURN NULL; END IF;
  SELECT customer_id INTO record_id FROM guest_addresses WHERE email = mailbox FOR KEY SHARE;
  IF record_id IS NULL THEN
    record_id := gen_random_uuid();
    INSERT INTO customers (id, email, first_name, last_name, phone, is_guest, created_at)
    VALUES (record_id, mailbox, NEW.first_name, NEW.last_name, NEW.phone, true, NEW.created_at);
    INSERT INTO guest_addresses (email, customer_id) VALUES (mailbox, record_id) ON CONFLICT DO NOTHING;
    IF FOUND THEN RETURN NULL; END IF;
    DELETE FROM customers WHERE id = record_id;
    SELECT customer_id INTO record_id FROM guest_addresses WHERE email = mailbox FOR KEY SHARE;
  END IF;
  UPDATE customers SET first_name = NEW.first_name, last_name = NEW.last_name,
    phone = coalesce(NEW.phone, phone), created_at = least(created_at, NEW.created_at)
  WHERE id = record_id AND is_guest AND email = mailbox
    AND ((first_name, last_name) IS DISTINCT FROM (NEW.first_name, NEW.last_name)
      OR phone IS DISTINCT FROM coalesce(NEW.phone, phone) OR created_at > NEW.created_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(record_of_order(NEW.customer_id, NEW.email));
  IF TG_OP = 'UPDATE' AND (OLD.customer_id, OLD.email) IS DISTINCT FROM (NEW.customer_id, NEW.email) THEN
    PERFORM count_customer(record_of_order(OLD.customer_id, OLD.email));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_order_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_customer(record_of_order(o.customer_id, o.email)) FROM orders o WHERE o.id = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the end of the transaction, so that nothing waits for another while it has more to lock. By
-- their names: the record of a guest is there before it is counted.
CREATE CONSTRAINT TRIGGER a_note_guest AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.customer_id IS NULL) EXECUTE FUNCTION note_guest();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER a_note_guest_of_change AFTER UPDATE OF customer_id, email ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.customer_id IS NULL AND (OLD.customer_id IS NOT NULL OR OLD.email <> NEW.email))
  EXECUTE FUNCTION note_guest();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_new_order AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.payment_status IN ('paid', 'partially_refunded')) EXECUTE FUNCTION count_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_order
  AFTER UPDATE OF customer_id, email, status, payment_status, total_amount, created_at ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.payment_status IN ('paid', 'partially_refunded')
    OR NEW.payment_status IN ('paid', 'partially_refunded'))
  EXECUTE FUNCTION count_order();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_payment AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.status = 'paid') EXECUTE FUNCTION count_order_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_changed_payment AFTER UPDATE OF status, amount ON payments
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (OLD.status = 'paid' OR NEW.status = 'paid')
  EXECUTE FUNCTION count_order_of_money();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER count_refund AFTER INSERT OR UPDATE OF status, amount ON refunds
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_order_of_money();
--> statement-breakpoint
-- Everybody at once: for orders from before, and for those that came past the triggers.
CREATE FUNCTION count_all_customers() RETURNS void LANGUAGE sql AS $$
  WITH guests AS (
    SELECT gen_random_uuid() AS id, lower(email) AS email, min(created_at) AS since,
      (array_agg(first_name ORDER BY created_at DESC))[1] AS first_name,
      (array_agg(last_name ORDER BY created_at DESC))[1] AS last_name,
      (array_agg(phone ORDER BY created_at DESC) FILTER (WHERE phone IS NOT NULL))[1] AS phone
    FROM orders WHERE customer_id IS NULL
      AND lower(email) NOT IN (SELECT email FROM guest_addresses)
    GROUP BY lower(email)
  ), made AS (
    INSERT INTO customers (id, email, first_name, last_name, phone, is_guest, created_at)
    SELECT id, email, first_name, last_name, phone, true, since FROM guests
    RETURNING id, email
  )
  INSERT INTO guest_addresses (email, customer_id) SELECT email, id FROM made;
  INSERT INTO customer_figures (customer_id, orders, spent, last_order_at)
  SELECT customer_id, count(*), sum(amount), max(created_at) FROM bought_orders()
  WHERE customer_id IS NOT NULL GROUP BY customer_id
  ON CONFLICT (customer_id) DO UPDATE SET orders = EXCLUDED.orders, spent = EXCLUDED.spent,
    last_order_at = EXCLUDED.last_order_at;
$$;
--> statement-breakpoint
SELECT count_all_customers();
