-- What orders say of their one parcel, until the next migrations have made a row of it.
CREATE TABLE former_shipments AS
SELECT id, courier, tracking_number, tracking_url, shipped_at, shipment_told, tracking_changed_at
FROM orders
WHERE shipped_at IS NOT NULL OR courier IS NOT NULL OR tracking_number IS NOT NULL
  OR status IN ('shipped', 'delivered', 'completed');
