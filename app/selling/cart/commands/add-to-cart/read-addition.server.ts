import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { CartBefore } from "../../rules/decide-addition.ts";
import { cartItems, cartTokens, carts } from "../../tables.server.ts";

type AdditionInput = { token: string | undefined; productId: string; variantId: string | null };

/**
 * The cart to add an item to: the browser's, else the account's. Locks nothing. Returns no row when
 * neither has a cart yet.
 */
export async function readAddition({ db, actor }: Ctx, wanted: AdditionInput): Promise<CartBefore> {
  const { token, productId, variantId } = wanted;
  const tokenHash = token === undefined ? null : hashToken(token);
  const userId = actor.kind === "user" ? actor.userId : null;
  const { rows } = await db.execute<{ id: string; byToken: boolean; lines: number; held: number }>(
    sql`
      select cart.id, cart.by_token as "byToken", count(${cartItems.id})::int as lines,
        coalesce(sum(${cartItems.quantity}) filter (
          where ${cartItems.productId} = ${productId}
            and ${cartItems.variantId} is not distinct from ${variantId}), 0)::int as held
      from (
        select ${cartTokens.cartId} as id, true as by_token, null::timestamptz as at
        from ${cartTokens} where ${cartTokens.tokenHash} = ${tokenHash}
        union all
        select ${carts.id}, false, ${carts.createdAt} from ${carts}
        where ${carts.userId} = ${userId}
        order by by_token desc, at, id limit 1
      ) cart
      left join ${cartItems} on ${cartItems.cartId} = cart.id
      group by cart.id, cart.by_token`,
  );
  return rows[0] ?? { id: null, byToken: false, lines: 0, held: 0 };
}
