import type { Pool } from "pg";
import type { Ask } from "./load.ts";
import { checkoutOf } from "./purchase/checkout-form.ts";
import { type Product, shelfOf } from "./purchase/shelf.ts";

export const tokenOf = (n: number) => `bench-cart-${n}`;

type Carts = { from?: number; shelf?: readonly Product[] };

/** Fills carts with one product each, sample products unless given; returns the total of each. */
export async function fillCarts(pool: Pool, count: number, { from = 0, shelf }: Carts = {}) {
  const choice = shelf ?? (await shelfOf(pool));
  const chosen = Array.from({ length: count }, (_, n) => choice[n % choice.length]);
  await pool.query(
    `with numbers as (
      select n, md5('cart ' || n)::uuid as id from generate_series($1::int, $1::int + $2::int - 1) as n
    ), filled as (
      insert into carts (id, created_at, updated_at) select id, now(), now() from numbers
    ), opened as (
      insert into cart_tokens (token_hash, cart_id, created_at)
      select translate(rtrim(encode(sha256(('bench-cart-' || n)::bytea), 'base64'), '='), '+/', '-_'),
        id, now() from numbers
    )
    insert into cart_items (id, cart_id, product_id, quantity, seen_price, added_at)
    select md5('cart line ' || n)::uuid, id, ($3::uuid[])[n - $1::int + 1], 1, 100, now() from numbers`,
    [from, count, chosen.map((product) => product?.id)],
  );
  return chosen.map((product) => product?.price ?? 0);
}

export function checkouts(
  prices: readonly number[],
  url: string,
  from: number,
  to: number,
): [Ask, ...Ask[]] {
  const [first, ...others] = prices
    .slice(from, to)
    .map((price, place) => checkoutOf(from + place, url, tokenOf(from + place), price));
  if (!first) throw new Error("there are no carts left");
  return [first, ...others];
}
