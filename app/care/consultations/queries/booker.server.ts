import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

export type Booker = { customerId: string; hasBought: boolean };

/**
 * The signed-in customer; undefined for a visitor. An admin can try everything that buyers may do.
 */
export async function findBooker({ db, actor }: Ctx): Promise<Booker | undefined> {
  if (actor.kind !== "user") return undefined;
  const customer = await customerOfUser(db, actor.userId);
  if (!customer) return undefined;
  return { customerId: customer.id, hasBought: await hasBought({ db, actor }) };
}
