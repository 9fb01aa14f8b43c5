-- Settling a payment that came while its order waited for it: one call checks, under locks, that
-- order and attempt are as it was decided on, and writes the gateway's message with all that follows
-- from it. What a message means is decided before, by the rules in TypeScript (payments/rules).
--
-- `input` is what composeSettlement writes (payments/commands/settle-payment). The answer is {}, or
-- {"failed": ...} with the guard that no longer holds; then nothing was written, and the command
-- takes the message in a transaction that holds its locks first.

-- Takes what an order bought out of its cart, and the code that it used. What was added since the
-- order was placed stays.
create or replace function take_bought(the_cart uuid, the_order uuid, used_code text) returns void
language sql as $$
  select from carts where id = the_cart for update;
  update carts set discount_code = null where id = the_cart and discount_code = used_code;
  delete from cart_items c using order_items i
    where c.cart_id = the_cart and i.order_id = the_order and c.product_id = i.product_id
      and c.variant_id is not distinct from i.variant_id and c.quantity <= i.quantity;
  update cart_items c set quantity = c.quantity - i.quantity from order_items i
    where c.cart_id = the_cart and i.order_id = the_order and c.product_id = i.product_id
      and c.variant_id is not distinct from i.variant_id;
$$;

-- Records the store credit of an order as a payment, once its money has arrived. Until then it is
-- only held, and an order that ends returns it.
create or replace function pay_by_credit(the_order uuid, moment timestamptz) returns void
language sql as $$
  insert into payments (
    id, order_id, gateway, reference, amount, currency, status, created_at, settled_at)
  select gen_random_uuid(), id, 'credit', 'credit-' || order_number, credit_total, currency, 'paid',
    moment, moment
  from orders where id = the_order and credit_total > 0
  on conflict do nothing
$$;

create or replace function settle_payment(input jsonb) returns jsonb
language plpgsql as $$
declare
  moment timestamptz := input->>'now';
  the_order orders;
  failed text;
begin
  -- The message, once per gateway and event id. Before the locks, as everywhere: other deliveries
  -- of it wait here until this one is through.
  insert into payment_events (
    id, gateway, event_id, type, reference, amount, currency, outcome, payload, received_at)
  select id, gateway, event_id, type, reference, amount, currency, 'settled', payload, moment
  from jsonb_to_record(input->'event') as e(
    id uuid, gateway text, event_id text, type text, reference text, amount int, currency text,
    payload jsonb)
  on conflict do nothing;
  if not found then return '{"failed": "event"}'; end if;

  -- The order still waits for its money, and nothing else has ended or paid the attempt.
  perform from carts where id = (input->>'cart_id')::uuid for update;
  select * into the_order from orders where id = (input->>'order_id')::uuid for update;
  if the_order.status <> 'pending' or the_order.payment_status <> input->>'payment_status'
    or the_order.cart_id is distinct from (input->>'cart_id')::uuid then failed := 'order';
  else
    perform from payments where id = (input->>'payment_id')::uuid
      and status = input->>'attempt_status' for update;
    if not found then failed := 'payment'; end if;
  end if;
  if failed is not null then
    delete from payment_events where id = (input->'event'->>'id')::uuid;
    return jsonb_build_object('failed', failed);
  end if;

  -- The attempt is paid, and with it the order.
  update payments set status = 'paid', settled_at = moment, next_ask_at = null
    where id = (input->>'payment_id')::uuid;
  update orders set status = 'confirmed', payment_status = 'paid', paid_at = moment,
      expires_at = null, cancelled_at = null
    where id = the_order.id;
  if the_order.credit_total > 0 then perform pay_by_credit(the_order.id, moment); end if;
  insert into audit_log (
    id, at, actor_kind, actor_id, action, subject_type, subject_id, before, after, reason)
  select id, moment, input->'actor'->>'kind', input->'actor'->>'id', action, 'order', the_order.id,
    before, after, 'payment'
  from jsonb_to_recordset(input->'audit') as a(id uuid, action text, before jsonb, after jsonb);

  -- Its use of a code counts from now on for its own cart too.
  if the_order.discount_id is not null then
    update discount_redemptions set held_by_cart = null where order_id = the_order.id;
  end if;

  -- What is paid otherwise left its cart when it was placed.
  if (input->>'empties_cart')::boolean then
    perform take_bought(the_order.cart_id, the_order.id, the_order.discount_code);
  end if;

  -- What follows.
  perform graphile_worker.add_jobs(array(
    select job from jsonb_populate_recordset(null::graphile_worker.job_spec, input->'jobs') job));
  return '{}';
end $$;
