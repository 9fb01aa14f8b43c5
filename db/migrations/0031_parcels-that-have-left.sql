-- Orders from before these columns: their buyers were mailed at once, with the number if there was one.
update orders o
set shipped_at = coalesce(
    (select max(a.at) from audit_log a
      where a.subject_type = 'order' and a.subject_id = o.id::text
      and a.action = 'order.status' and a.after->>'status' = 'shipped'),
    o.created_at),
  shipment_told = jsonb_build_object('courier', null, 'number', o.tracking_number, 'url', o.tracking_url)
where o.fulfillment_status = 'fulfilled';
