import type { Pool } from "pg";
import { type Shop, startApp } from "../app-server.ts";
import { databaseUrl } from "../database.ts";
import { freePort } from "../listen-locally.ts";
import type { Ask } from "./load.ts";
import { checkoutOf } from "./purchase/checkout-form.ts";
import { shelfOf } from "./purchase/shelf.ts";
import { openRecorder } from "./record-statements.ts";
import type { Statement } from "./statements-sent.ts";

const tokenOf = (n: number) => `bench-cart-${n}`;

/** Carts with one sample product in each; answers what each of them costs. */
export async function fillCarts(pool: Pool, count: number): Promise<number[]> {
  const shelf = await shelfOf(pool);
  const chosen = Array.from({ length: count }, (_, n) => shelf[n % shelf.length]);
  await pool.query(
    `with filled as (
      insert into carts (id, created_at, updated_at)
      select md5('cart ' || n)::uuid, now(), now() from generate_series(0, $1::int - 1) as n
    ), opened as (
      insert into cart_tokens (token_hash, cart_id, created_at)
      select translate(rtrim(encode(sha256(('bench-cart-' || n)::bytea), 'base64'), '='), '+/', '-_'),
        md5('cart ' || n)::uuid, now() from generate_series(0, $1::int - 1) as n
    )
    insert into cart_items (id, cart_id, product_id, quantity, seen_price, added_at)
    select md5('cart line ' || n)::uuid, md5('cart ' || n)::uuid, product_id, 1, 100, now()
    from unnest($2::uuid[]) with ordinality as line (product_id, place),
      lateral (select place - 1 as n) as number`,
    [count, chosen.map((product) => product?.id)],
  );
  return chosen.map((product) => product?.price ?? 0);
}

/** Those of the carts from one number to before another. */
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

/** The workers of the shop ask for jobs whenever there is one; that is not the checkout's doing. */
const OF_WORKERS = /graphile_worker(?!\.add_job)/;

/** Places an order from each cart, one after the other; answers what each sent to the database. */
export async function recordCheckouts(
  shop: Shop,
  prices: readonly number[],
): Promise<Statement[][]> {
  const recorder = await openRecorder(shop.target);
  const env = { ...shop.env, DATABASE_URL: databaseUrl(recorder.target) };
  const app = await startApp({ ...shop, env, port: await freePort() });
  const lists: Statement[][] = [];
  recorder.take();
  for (const { path, ...ask } of checkouts(prices, app.url, 0, prices.length)) {
    const answer = await fetch(new URL(path, app.url), { ...ask, redirect: "manual" });
    if (answer.status !== 303) throw new Error(`the checkout answered ${answer.status}`);
    lists.push(recorder.take().filter(({ text }) => !OF_WORKERS.test(text)));
  }
  await app.stop();
  await recorder.close();
  return lists;
}
