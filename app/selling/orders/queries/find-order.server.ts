import { eq } from "drizzle-orm";
import { validate } from "uuid";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { opensOrder, orderIdIn, type LinkKind } from "../rules/order-link.ts";
import { orders } from "../tables.server.ts";
import { orderLines } from "./lines.server.ts";

type Reader = Pick<Ctx, "db" | "sealers">;

/** The order of a receipt link. Every holder of the link may see the order. */
export async function findOrderByToken(
  { db, sealers }: Reader,
  token: string,
  kind: LinkKind = "order",
) {
  const id = orderIdIn(token);
  const order = await (id === undefined ? findMailedBefore(db, token) : findRow(db, id));
  if (!order || (id !== undefined && !opensOrder({ sealers }, token, order, kind)))
    return undefined;
  return { ...order, items: await orderLines(db, order.id) };
}

/** Earlier links were random, 43 characters long, and stored. They still work. */
async function findMailedBefore(db: Db, token: string) {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const mailed = eq(orders.mailedTokenHash, hashToken(token));
  const [order] = await db.select().from(orders).where(mailed);
  return order;
}

async function findRow(db: Db, orderId: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  return order;
}

/** `orderId` may come unchecked from an address. */
export async function findOrder(db: Db, orderId: string) {
  if (!validate(orderId)) return undefined;
  const order = await findRow(db, orderId);
  return order ? { ...order, items: await orderLines(db, order.id) } : undefined;
}

export type OrderWithItems = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
