-- Placing an order: one call checks, under locks, that what the checkout decided on still holds, and
-- writes the order with everything that belongs to it. What an order costs, and whether it may be
-- placed, is decided before, by the rules in TypeScript (checkout/rules); nothing here decides.
--
-- `input` is what composePlacement writes (checkout/commands/place-order). The answer is
-- {"orderNumber": ...}, or {"failed": ...} with the guard that no longer holds; then nothing was
-- written, and the command reads and decides anew.

-- What is in a cart, and its code, as one text: equal texts are equal carts.
create or replace function cart_state(the_cart uuid) returns text
language sql stable as $$
  select concat_ws(' ', coalesce(c.discount_code, '-'), string_agg(
    concat_ws('/', i.product_id, i.variant_id, i.quantity), ' ' order by i.product_id, i.variant_id))
  from carts c left join cart_items i on i.cart_id = c.id
  where c.id = the_cart
  group by c.id
$$;

-- The uses of a code that count against a buyer (`by_buyer`), those among them that are not of this
-- cart (`elsewhere`), and what unpaid orders of this cart hold (`held_here`). A guest's uses are
-- those under the addresses they type. An account's are its own, and what was paid as a guest under
-- its address: an unpaid order proves nothing of who placed it.
create or replace function code_uses(
  the_discount uuid, the_cart uuid, the_customer uuid, emails text[],
  out held_here int, out elsewhere int, out by_buyer int
) language sql stable as $$
  select count(*) filter (where here)::int,
    count(*) filter (where mine and not here)::int,
    count(*) filter (where mine)::int
  from (
    select r.held_by_cart is not distinct from the_cart and the_cart is not null as here,
      case when the_customer is null then r.email = any(emails)
        else r.customer_id is not distinct from the_customer
          or (r.email = any(emails) and r.customer_id is null and r.held_by_cart is null)
      end as mine
    from discount_redemptions r
    where r.discount_id = the_discount and r.released_at is null
      and (r.held_by_cart = the_cart or r.email = any(emails) or r.customer_id = the_customer)
  ) uses
$$;

-- Whether this buyer ever paid for an order: under their account, or under an address of theirs. As
-- with uses, an unpaid order proves nothing, and neither does one that cost nothing.
create or replace function bought_before(the_customer uuid, emails text[]) returns boolean
language sql stable as $$
  select exists (select from orders where customer_id = the_customer
      and paid_at is not null and total_amount > 0)
    or exists (select from orders where lower(email) = any(emails)
      and paid_at is not null and total_amount > 0)
$$;

-- Whether an order waits for its money: one that is paid or over reserves nothing unpaid any more,
-- whether or not its row in guest_reservations is gone yet.
create or replace function waits_unpaid(o orders) returns boolean
language sql immutable as $$
  select o.status = 'pending' and o.payment_status in ('unpaid', 'awaiting_transfer', 'cod_due')
$$;

-- The kind of buyer that limits count an order under, as reserverOf has it (orders/rules/reserver.ts).
create or replace function reserver_kind(o orders) returns text
language sql immutable as $$
  select case when o.customer_id is not null then 'new_customer'
    when o.payment_method in ('bank', 'cod') then 'guest_later' else 'guest_online' end
$$;

-- An order by its id. `offset 0` makes PostgreSQL go there from the id: while it has no statistics of
-- new orders it starts at all that wait unpaid, once for each row that it was to look up.
create or replace function order_by_id(the_order uuid) returns setof orders
language sql stable as $$ select * from orders where id = the_order offset 0 $$;

-- What the same person, and the same network address, have reserved unpaid in the same way, and
-- when the first of it is free again. `the_order` is one that is being changed; it does not count.
create or replace function reserved_by(
  kind text, the_email text, the_phone text, the_address text, the_customer uuid, the_order uuid
) returns table (by text, orders int, units int, until timestamptz)
language sql stable as $$
  with mine as (
    select 'person' as by, g.order_id, g.units from guest_reservations g
    where the_customer is null and (g.email = the_email or g.phone = the_phone)
    union all
    select 'person', g.order_id, g.units from guest_reservations g
    join orders o on o.id = g.order_id where o.customer_id = the_customer and o.status = 'pending'
    union all
    select 'address', g.order_id, g.units from guest_reservations g where g.address = the_address
  )
  select mine.by, count(*)::int, sum(mine.units)::int, min(o.expires_at)
  from mine cross join lateral order_by_id(mine.order_id) o
  where waits_unpaid(o) and reserver_kind(o) = kind and o.id is distinct from the_order
  group by mine.by
$$;

-- The stock of these products, and what buyers who never paid have reserved of it: each kind of them
-- together with those who have proven less.
create or replace function reserved_unproven(products uuid[], the_order uuid)
returns table (level_id uuid, product_id uuid, variant_id uuid, on_hand int,
  guest_later int, guest_online int, new_customer int)
language sql stable as $$
  select l.id, l.product_id, l.variant_id, l.on_hand,
    coalesce(sum(taken.quantity) filter (where unproven and kind = 'guest_later'), 0)::int,
    coalesce(sum(taken.quantity) filter (where unproven), 0)::int,
    coalesce(sum(taken.quantity), 0)::int
  from stock_levels l
  left join (
    select i.product_id, i.variant_id, i.quantity, reserver_kind(o) as kind,
      o.customer_id is null and g.confirmed_at is null as unproven
    from guest_reservations g
    cross join lateral order_by_id(g.order_id) o
    join order_items i on i.order_id = o.id
    where waits_unpaid(o) and o.id is distinct from the_order
  ) taken on taken.product_id = l.product_id and taken.variant_id is not distinct from l.variant_id
  where l.product_id = any(products)
  group by l.id
$$;

-- The unpaid online orders of a guest from one network address, whatever cart they come from: the
-- guest started again in another window or browser, and the newer order takes their place.
create or replace function started_again(the_email text, the_phone text, the_address text)
returns setof uuid
language sql stable as $$
  select o.id from guest_reservations g cross join lateral order_by_id(g.order_id) o
  where g.address = the_address and (g.email = the_email or g.phone = the_phone)
    and waits_unpaid(o) and reserver_kind(o) = 'guest_online'
$$;

-- Makes placings and changes of one person, and of one network address, wait for each other until
-- the transaction ends, so that none is counted without the rest. Always in the same order.
create or replace function lock_reserver(names text[]) returns void
language sql as $$
  select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(name, 5) as key from unnest(names) as name order by key
  ) sorted
$$;

-- The stock an order takes: how much of which level, what is on hand by what was read, and how much
-- buyers who never paid may have reserved of it before this order (null: no limit).
create or replace function wanted_of(input jsonb) returns table (
  level_id uuid, product_id uuid, quantity int, on_hand int,
  most_later int, most_guests int, most_all int
) language sql immutable as $$
  select * from jsonb_to_recordset(input->'stock') as w(
    level_id uuid, product_id uuid, quantity int, on_hand int,
    most_later int, most_guests int, most_all int)
$$;

-- The approvals of a buyer that hold at a moment, and how many units a cart can still take of each:
-- what an unpaid order of the same cart took counts as free, because placing again ends that order.
create or replace function approvals_of(the_customer uuid, the_cart uuid, moment timestamptz)
returns table (id uuid, product_id uuid, units_left int, until timestamptz)
language sql stable as $$
  select a.id, a.product_id, a.units - a.used_units + coalesce((
      select sum(u.units) from clearance_uses u cross join lateral order_by_id(u.order_id) o
      where u.approval_id = a.id and u.released_at is null and o.cart_id = the_cart
        and o.status = 'pending' and o.payment_status = 'unpaid'), 0)::int, a.until
  from clearance_approvals a
  where a.customer_id = the_customer and a.ended_at is null
    and a.valid_from <= moment and a.until > moment
$$;

-- The approvals that an order takes units of.
create or replace function approved_of(input jsonb) returns table (id uuid, approval_id uuid, units int)
language sql immutable as $$
  select * from jsonb_to_recordset(input->'approvals') as a(id uuid, approval_id uuid, units int)
$$;

-- Locks what an order is placed on, in the order that all of the shop keeps (cart, person, orders,
-- code, approvals, stock), and answers the first guard that does not hold any more; null when all do.
create or replace function failed_guard(input jsonb) returns text
language plpgsql as $$
declare
  the_cart uuid := input->>'cart_id';
  the_code jsonb := nullif(input->'code', 'null');
  reserver jsonb := nullif(input->'reserver', 'null');
  is_now record;
begin
  -- The cart holds what it held.
  perform from carts where id = the_cart for update;
  if cart_state(the_cart) is distinct from input->>'cart_state' then return 'cart'; end if;

  -- The same form was not answered meanwhile.
  select order_id into is_now from placements where cart_id = the_cart and key = input->>'key';
  if is_now.order_id is distinct from (input->>'placed_before')::uuid then return 'placement'; end if;

  -- No unpaid order has to give way first: of this cart, or of a guest who started again.
  if reserver is not null then
    perform lock_reserver(array(select jsonb_array_elements_text(reserver->'locks')));
  end if;
  perform from orders
    where cart_id = the_cart and status = 'pending' and payment_status = 'unpaid';
  if found then return 'unpaid'; end if;
  if reserver->>'kind' = 'guest_online' then
    perform from started_again(reserver->>'email', reserver->>'phone', reserver->>'address') as id
      where not (input->'skipped') ? id::text;
    if found then return 'unpaid'; end if;
  end if;

  -- The code says what it said, is not used up, and this buyer did not use it meanwhile.
  if the_code is not null then
    select to_jsonb(d) - 'used_count' as terms, d.used_count >= d.usage_limit as used_up into is_now
      from discounts d where d.id = (the_code->>'id')::uuid for no key update;
    if is_now.terms is distinct from the_code->'terms' or is_now.used_up then return 'code'; end if;
    select by_buyer into is_now from code_uses((the_code->>'id')::uuid, null,
      (the_code->>'customer_id')::uuid, array(select jsonb_array_elements_text(the_code->'emails')));
    if is_now.by_buyer <> (the_code->>'by_buyer')::int then return 'code'; end if;
    if (the_code->'terms'->>'first_order_only')::boolean and bought_before(
      (the_code->>'customer_id')::uuid, array(select jsonb_array_elements_text(the_code->'emails')))
      then return 'code'; end if;
  end if;

  -- The store credit is what it was, so that two checkouts never use it twice.
  if input->'credit' <> 'null' then
    perform from credit_accounts where id = (input->'credit'->>'account_id')::uuid
      and balance = (input->'credit'->>'balance')::int for no key update;
    if not found then return 'credit'; end if;
  end if;

  -- Its buyer still has the discount of the law.
  if input->'concession' <> 'null' then
    perform from concessions where id = (input->'concession'->>'id')::uuid and state = 'approved'
      and (valid_until is null
        or valid_until >= ((input->>'now')::timestamptz at time zone 'Asia/Manila')::date)
      for share;
    if not found then return 'concession'; end if;
  end if;

  -- A clinician's approvals hold, are this buyer's, and have so many units left.
  if jsonb_array_length(coalesce(input->'approvals', '[]')) > 0 then
    perform from clearance_approvals where id in (select approval_id from approved_of(input))
      order by id for no key update;
    perform from approved_of(input) w left join clearance_approvals a
        on a.id = w.approval_id and a.customer_id = (input->'order'->>'customer_id')::uuid
      where a.id is null or a.ended_at is not null or a.units - a.used_units < w.units
        or not ((input->>'now')::timestamptz >= a.valid_from and (input->>'now')::timestamptz < a.until);
    if found then return 'approval'; end if;
  end if;

  -- Everything is there.
  perform from stock_levels where id in (select level_id from wanted_of(input))
    order by id for update;
  perform from wanted_of(input) w left join stock_levels l on l.id = w.level_id
    where l.id is null or l.on_hand - l.reserved < w.quantity;
  if found then return 'stock'; end if;

  -- A buyer who never paid stays within the limits, which were computed for this stock.
  if reserver is not null then
    perform from reserved_by(reserver->>'kind', reserver->>'email', reserver->>'phone',
        reserver->>'address', (reserver->>'customer_id')::uuid, null) r
      where case r.by
        when 'person' then r.orders > (reserver->>'most_orders')::int
          or r.units > (reserver->>'most_units')::int
        else r.units > (reserver->>'most_units_of_address')::int end;
    if found then return 'reserver'; end if;
    perform from wanted_of(input) w join stock_levels l on l.id = w.level_id
      where l.on_hand <> w.on_hand;
    if found then return 'reserver'; end if;
    -- All that is reserved includes what is counted, so counting is needed only near a limit.
    perform from wanted_of(input) w join stock_levels l on l.id = w.level_id
      where l.reserved > least(w.most_later, w.most_guests, w.most_all);
    if found then
      perform from wanted_of(input) w
        join reserved_unproven(array(select product_id from wanted_of(input)), null) r using (level_id)
        where r.guest_later > w.most_later or r.guest_online > w.most_guests
          or r.new_customer > w.most_all;
      if found then return 'reserver'; end if;
    end if;
  end if;
  return null;
end $$;

create or replace function place_order(input jsonb) returns jsonb
language plpgsql as $$
declare
  failed text := failed_guard(input);
  the_order uuid := input->'order'->>'id';
  the_cart uuid := input->>'cart_id';
  moment timestamptz := input->>'now';
  actor text := input->'actor'->>'id';
  number text;
begin
  if failed is not null then return jsonb_build_object('failed', failed); end if;
  number := nextval('order_numbers');
  number := (input->>'number_prefix') || lpad(number, greatest(6, length(number)), '0');

  -- The order, as the checkout composed it.
  insert into orders (
    id, order_number, cart_id, customer_id, status, payment_status, payment_method,
    fulfillment_status, currency, subtotal, discount_total, discount_id, discount_code,
    statutory_kind, concession_id, statutory_id_end, shipping_total, cold_pack, tax_total, total_amount, credit_total, email, first_name, last_name, phone, address, address_line2, barangay,
    city, province, psgc_code, postal_code, country, terms_version, privacy_version,
    terms_accepted_at, adult_confirmed_at, supervision_confirmed_at, delivery, created_at, expires_at, made_by, is_discreet, text_updates, notes)
  select
    id, number, cart_id, customer_id, 'pending', payment_status, payment_method,
    'unfulfilled', currency, subtotal, discount_total, discount_id, discount_code,
    statutory_kind, concession_id, statutory_id_end, shipping_total, cold_pack, tax_total, total_amount, credit_total, email, first_name, last_name, phone, address, address_line2, barangay,
    city, province, psgc_code, postal_code, country, terms_version, privacy_version,
    terms_accepted_at, adult_confirmed_at, supervision_confirmed_at, delivery, moment, expires_at, made_by, is_discreet, text_updates, notes
  from jsonb_to_record(input->'order') as o(
    id uuid, cart_id uuid, customer_id uuid, payment_status text, payment_method text,
    currency text, subtotal int, discount_total int, discount_id uuid, discount_code text,
    statutory_kind text, concession_id uuid, statutory_id_end text, shipping_total int, cold_pack int, tax_total int, total_amount int, credit_total int, email text, first_name text,
    last_name text, phone text, address text, address_line2 text, barangay text, city text, province text,
    psgc_code text, postal_code text, country text, terms_version int, privacy_version int,
    terms_accepted_at timestamptz, adult_confirmed_at timestamptz,
    supervision_confirmed_at timestamptz, delivery jsonb, expires_at timestamptz, made_by text,
    is_discreet boolean, text_updates boolean, notes text);
  insert into order_items (
    id, order_id, position, product_id, variant_id, product_name, sku, quantity, price, discount, total,
    regular_price, vat_exempt, statutory_discount)
  select
    id, the_order, position, product_id, variant_id, product_name, sku, quantity, price, discount, total,
    regular_price, vat_exempt, statutory_discount
  from jsonb_to_recordset(input->'items') as i(
    id uuid, position int, product_id uuid, variant_id uuid, product_name text, sku text,
    quantity int, price int, discount int, total int,
    regular_price int, vat_exempt int, statutory_discount int);

  -- Its code: the use and its count, which are always changed together.
  if input->'redemption' <> 'null' then
    insert into discount_redemptions (
      id, discount_id, order_id, email, customer_id, amount, held_by_cart, redeemed_at)
    select id, discount_id, the_order, email, customer_id, amount, the_cart, moment
    from jsonb_to_record(input->'redemption') as r(
      id uuid, discount_id uuid, email text, customer_id uuid, amount int);
    update discounts set used_count = used_count + 1
      where id = (input->'redemption'->>'discount_id')::uuid;
  end if;

  -- Its store credit: the balance and the entry, which are always changed together.
  if input->'credit' <> 'null' then
    insert into credit_entries (id, account_id, kind, amount, order_id, by, at)
    select id, account_id, 'spent', -amount, the_order, actor, moment
    from jsonb_to_record(input->'credit') as c(id uuid, account_id uuid, amount int);
    update credit_accounts set balance = balance - (input->'credit'->>'amount')::int
      where id = (input->'credit'->>'account_id')::uuid;
  end if;

  -- Who sent its buyer, if somebody did.
  insert into order_referrals (order_id, affiliate_id, via, clicked_at, created_at)
  select the_order, affiliate_id, via, clicked_at, moment
  from jsonb_to_record(nullif(input->'referral', 'null')) as r(
    affiliate_id uuid, via text, clicked_at timestamptz)
  where affiliate_id is not null;

  -- Its approvals: the uses and their counts, which are always changed together.
  insert into clearance_uses (id, approval_id, order_id, units, used_at)
    select id, approval_id, the_order, units, moment from approved_of(input);
  update clearance_approvals a set used_units = a.used_units + w.units
    from approved_of(input) w where a.id = w.approval_id;

  -- Its stock: the level and the movement, which are always written together.
  update stock_levels l set reserved = l.reserved + w.quantity
    from wanted_of(input) w where l.id = w.level_id;
  insert into stock_movements (
    id, stock_level_id, kind, on_hand_delta, reserved_delta, order_id, actor_id, at)
  select id, level_id, 'reserve', 0, quantity, the_order, actor, moment
  from jsonb_to_recordset(input->'stock') as m(id uuid, level_id uuid, quantity int);

  -- By what its buyer is counted until it is paid, where they never paid.
  insert into guest_reservations (order_id, email, phone, address, confirmed_at, units)
  select the_order, email, phone, address, case when customer_id is not null then moment end, units
  from jsonb_to_record(nullif(input->'reserver', 'null')) as g(
    email text, phone text, address text, customer_id uuid, units int)
  where units > 0;

  -- What its buyer agreed to, and who placed it.
  insert into consents (
    id, subject_type, subject_id, purpose, document, document_version, given_at)
  select id, 'order', the_order, purpose, document, document_version, moment
  from jsonb_to_recordset(input->'consents') as c(
    id uuid, purpose text, document text, document_version int);
  insert into audit_log (id, at, actor_kind, actor_id, action, subject_type, subject_id, after)
  values (
    (input->>'audit_id')::uuid, moment, input->'actor'->>'kind', actor, 'order.placed', 'order',
    the_order, jsonb_build_object('status', 'pending', 'paymentStatus',
      input->'order'->'payment_status', 'orderNumber', number, 'totalAmount',
      input->'order'->'total_amount'));

  -- The answer to this form, should it be sent again.
  insert into placements (cart_id, key, body_hash, order_id, created_at)
  values (the_cart, input->>'key', input->>'body_hash', the_order, moment)
  on conflict (cart_id, key) do update
    set body_hash = excluded.body_hash, order_id = excluded.order_id;

  -- The attempt to pay it, before its gateway hears of it.
  insert into payments (
    id, order_id, gateway, reference, amount, currency, status, created_at, next_ask_at)
  select id, the_order, gateway, reference, amount, currency, 'open', moment, next_ask_at
  from jsonb_to_record(nullif(input->'payment', 'null')) as p(
    id uuid, gateway text, reference text, amount int, currency text, next_ask_at timestamptz)
  where id is not null;

  -- What is paid otherwise leaves its cart now; what is paid online, when it is paid.
  if (input->>'empties_cart')::boolean then
    delete from cart_items where cart_id = the_cart;
    update carts set discount_code = null
      where id = the_cart and discount_code = input->'order'->>'discount_code';
  end if;

  -- What follows.
  perform graphile_worker.add_jobs(array(
    select job from jsonb_populate_recordset(null::graphile_worker.job_spec, input->'jobs') job));

  return jsonb_build_object('orderNumber', number);
end $$;
