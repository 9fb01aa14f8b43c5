-- Of orders from before, the last thing that they say of themselves.
UPDATE "orders" SET "updated_at" = greatest("created_at", "paid_at", "shipped_at", "cancelled_at");
--> statement-breakpoint
CREATE FUNCTION "note_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_note_change" BEFORE UPDATE ON "orders"
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION "note_order_change"();
--> statement-breakpoint
-- A parcel changes its order. Who writes a parcel holds the lock of its order.
CREATE FUNCTION "note_parcel_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET updated_at = now()
  WHERE id = coalesce(NEW.order_id, OLD.order_id) AND updated_at < now();
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "parcels_note_change" AFTER INSERT OR UPDATE OR DELETE ON "parcels"
  FOR EACH ROW EXECUTE FUNCTION "note_parcel_change"();
