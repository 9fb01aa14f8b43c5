-- A shop in which everything holds: one order waits for its payment, one is paid, one was shipped,
-- one was cancelled. The ids end in what they are about, so that a failing test can be read.

insert into users (id, name, email) values ('buyer', 'Test buyer', 'buyer@example.test');
update customers set id = '00000000-0000-7000-8000-00000000c001', order_count = 2 where user_id = 'buyer';

insert into documents (id, slug, version, title, body, published_at) values
  ('00000000-0000-7000-8000-0000000d0001', 'terms', 1, 'Terms', 'Text', '2026-11-01'),
  ('00000000-0000-7000-8000-0000000d0002', 'privacy', 1, 'Privacy', 'Text', '2026-11-01');

insert into products (id, slug, sku, name, kind, price, regulatory_status, clearance, created_at, updated_at) values
  ('00000000-0000-7000-8000-0000000b0001', 'vial', 'VIAL', 'Vial', 'product', 100000, 'not_a_medicine', 'none', '2026-11-01', '2026-11-01');
insert into stock_levels (id, product_id, on_hand, reserved) values
  ('00000000-0000-7000-8000-0000000e0001', '00000000-0000-7000-8000-0000000b0001', 9, 3);
insert into carts (id, created_at, updated_at) values
  ('00000000-0000-7000-8000-0000000ca001', '2026-11-20', '2026-11-20');

insert into discounts (id, code, type, value, usage_limit, per_customer_limit, used_count, created_at) values
  ('00000000-0000-7000-8000-0000000dc001', 'FIFTY', 'fixed_amount', 5000, 4, 4, 3, '2026-11-01');

insert into orders (id, order_number, cart_id, customer_id, status, payment_status, payment_method,
  fulfillment_status, subtotal, discount_id, discount_code, discount_total, shipping_total, tax_total, total_amount, email, first_name, last_name,
  address, city, terms_version, privacy_version, terms_accepted_at, adult_confirmed_at, created_at, paid_at, ended_why)
select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'PM-26-00000' || n,
  '00000000-0000-7000-8000-0000000ca001', '00000000-0000-7000-8000-00000000c001', status, payment, 'card',
  'unfulfilled', 100000 * units, '00000000-0000-7000-8000-0000000dc001', 'FIFTY', 5000, 15000, 0, 100000 * units + 10000, 'buyer@example.test', 'Test', 'Buyer',
  'Street 1', 'Manila', 1, 1, '2026-11-20', '2026-11-20', '2026-11-20', paid_at::timestamptz,
  case when status = 'cancelled' then 'expired' end
from (values
  (1, 'pending', 'unpaid', 1, null),
  (2, 'confirmed', 'paid', 2, '2026-11-20 10:00Z'),
  (3, 'shipped', 'paid', 1, '2026-11-20 11:00Z'),
  (4, 'cancelled', 'expired', 1, null)
) as o (n, status, payment, units, paid_at);

update orders set shipped_at = '2026-11-20 12:00Z', parcels_sent = 1 where status = 'shipped';
insert into parcels (id, order_id, number, shipped_at, shipment_told)
select id, id, 1, shipped_at, '{"courier":null,"number":null,"url":null}' from orders where status = 'shipped';

insert into order_items (id, order_id, position, product_id, product_name, sku, quantity, price, discount, total)
select gen_random_uuid(), id, 1, '00000000-0000-7000-8000-0000000b0001', 'Vial', 'VIAL', subtotal / 100000, 100000, 5000,
  subtotal - 5000
from orders;

insert into parcel_items (parcel_id, order_item_id, units)
select i.order_id, i.id, i.quantity from order_items i join orders o on o.id = i.order_id
where o.status = 'shipped';

insert into discount_redemptions (id, discount_id, order_id, email, customer_id, amount, held_by_cart, redeemed_at, released_at)
select gen_random_uuid(), discount_id, id, email, customer_id, discount_total,
  case when paid_at is null then cart_id end, created_at, case when status = 'cancelled' then created_at end
from orders;

insert into placements (cart_id, key, body_hash, order_id, created_at)
select cart_id, 'key-' || order_number, 'hash', id, created_at from orders;

insert into stock_movements (id, stock_level_id, kind, on_hand_delta, reserved_delta, order_id, actor_id, at)
select gen_random_uuid(), '00000000-0000-7000-8000-0000000e0001', kind, on_hand, reserved,
  ('00000000-0000-7000-8000-00000000000' || n)::uuid, 'test', '2026-11-20'
from (values
  (null, 'adjust', 10, 0),
  (1, 'reserve', 0, 1),
  (2, 'reserve', 0, 2),
  (3, 'reserve', 0, 1), (3, 'ship', -1, -1),
  (4, 'reserve', 0, 1), (4, 'release', 0, -1)
) as m (n, kind, on_hand, reserved);

insert into payments (id, order_id, gateway, reference, amount, currency, status, created_at, settled_at)
select gen_random_uuid(), id, 'test', 'pay-' || order_number, total_amount, currency,
  case when paid_at is null then 'open' else 'paid' end, created_at, paid_at
from orders where status <> 'cancelled';
insert into payment_events (id, gateway, event_id, type, reference, amount, currency, outcome, payload, received_at)
select gen_random_uuid(), gateway, 'event-' || reference, 'payment.paid', reference, amount, currency, 'settled', '{}', settled_at
from payments where status = 'paid';

insert into mails (id, dedupe_key, message_id, "to", subject, html, text, created_at)
select gen_random_uuid(), cause, '<' || cause || '>', 'buyer@example.test', 'Subject', 'html', 'text', '2026-11-20'
from (
  select 'order-placed:' || id from orders
  union all
  select 'order-paid:' || id from orders where paid_at is not null
  union all
  select 'order-shipped:' || id from orders where status = 'shipped'
  union all
  select 'order-ended:' || id || ':' || ended_why from orders where ended_why is not null
) as c (cause);

insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id, after)
select gen_random_uuid(), '2026-11-20', 'system', 'test', action, 'order', id, after from (
  select 'order.placed', id::text, '{"status": "pending", "paymentStatus": "unpaid"}'::jsonb from orders
  union all
  select 'order.status', id::text, jsonb_build_object('status', status) from orders where status <> 'pending'
  union all
  select 'order.payment', id::text, jsonb_build_object('paymentStatus', payment_status) from orders
  where payment_status <> 'unpaid'
) as a (action, id, after);

insert into consents (id, subject_type, subject_id, purpose, document, document_version, given_at)
select gen_random_uuid(), 'order', id::text, 'terms', 'terms', 1, created_at from orders;
