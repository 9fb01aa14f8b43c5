-- Adding to a cart: one call checks, under the cart's lock, that its line and the number of its lines
-- are as they were decided on, and writes the line; a cart or a token that is missing is made first.
-- How much fits is decided before, by the rules in TypeScript (cart/rules).
--
-- `input` is what writeAddition composes (cart/commands/add-to-cart). The answer is {}, or
-- {"failed": "cart"}; then nothing was written, and the command reads and decides anew.
create or replace function put_into_cart(input jsonb) returns jsonb
language plpgsql as $$
declare
  moment timestamptz := input->>'now';
  the_cart uuid := input->>'cart_id';
  line record;
begin
  if (input->>'opens_cart')::boolean then
    insert into carts (id, user_id, created_at, updated_at)
      values (the_cart, input->>'user_id', moment, moment);
  else
    perform from carts where id = the_cart for update;
    if not found then return '{"failed": "cart"}'; end if;
    select count(*) as lines, coalesce(sum(quantity) filter (
        where product_id = (input->>'product_id')::uuid
          and variant_id is not distinct from (input->>'variant_id')::uuid), 0) as held
      into line from cart_items where cart_id = the_cart;
    if line.lines <> (input->>'lines')::int or line.held <> (input->>'held')::int then
      return '{"failed": "cart"}';
    end if;
    update carts set updated_at = moment where id = the_cart;
  end if;
  insert into cart_tokens (token_hash, cart_id, created_at)
    select input->>'token_hash', the_cart, moment where input->>'token_hash' is not null;
  insert into cart_items (id, cart_id, product_id, variant_id, quantity, seen_price, added_at)
    values ((input->>'line_id')::uuid, the_cart, (input->>'product_id')::uuid,
      (input->>'variant_id')::uuid, (input->>'quantity')::int, (input->>'price')::int, moment)
    on conflict (cart_id, product_id, variant_id) do update
      set quantity = excluded.quantity, seen_price = excluded.seen_price;
  return '{}';
end $$;
