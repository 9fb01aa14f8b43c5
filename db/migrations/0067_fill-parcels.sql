-- Each order that has left gets its one parcel, which has all of its goods. The parcel has the id of
-- its order, so that what was mailed about the order is not mailed again.
INSERT INTO parcels (id, order_id, number, courier, tracking_number, tracking_url, is_cold, shipped_at,
  shipment_told, tracking_changed_at, delivered_at, returned_at)
SELECT o.id, o.id, 1, f.courier, f.tracking_number, f.tracking_url,
  coalesce((o.delivery ->> 'cold')::boolean, false), sent.at,
  f.shipment_told, f.tracking_changed_at,
  CASE WHEN o.status IN ('delivered', 'completed') AND sent.at IS NOT NULL THEN greatest(sent.at, coalesce(
    (SELECT max(a.at) FROM audit_log a WHERE a.subject_type = 'order' AND a.subject_id = o.id::text
      AND a.action = 'order.status' AND a.after ->> 'status' = 'delivered'), sent.at)) END,
  CASE WHEN o.ended_why = 'refused' THEN o.cancelled_at END
FROM former_shipments f JOIN orders o ON o.id = f.id
CROSS JOIN LATERAL (SELECT coalesce(f.shipped_at,
  CASE WHEN o.status IN ('shipped', 'delivered', 'completed') THEN o.created_at END) AS at) sent;
--> statement-breakpoint
INSERT INTO parcel_items (parcel_id, order_item_id, units)
SELECT p.id, i.id, i.quantity
FROM parcels p JOIN order_items i ON i.order_id = p.order_id
JOIN products g ON g.id = i.product_id AND g.kind <> 'service'
WHERE p.shipped_at IS NOT NULL;
--> statement-breakpoint
UPDATE orders SET parcels_sent = 1 WHERE id IN (SELECT order_id FROM parcels WHERE shipped_at IS NOT NULL);
--> statement-breakpoint
DROP TABLE former_shipments;
