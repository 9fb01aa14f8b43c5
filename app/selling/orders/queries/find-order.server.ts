import { asc, eq, type SQL } from "drizzle-orm";
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
  if (id === undefined) return findMailedBefore(db, token);
  const order = await findOrder(db, id);
  return order && opensOrder({ sealers }, token, order, kind) ? order : undefined;
}

/** Earlier links were random, 43 characters long, and stored. They still work. */
async function findMailedBefore(db: Db, token: string) {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  return readOrder(db, eq(orders.mailedTokenHash, hashToken(token)));
}

/** `orderId` may come unchecked from an address. */
export async function findOrder(db: Db, orderId: string) {
  return validate(orderId) ? readOrder(db, eq(orders.id, orderId)) : undefined;
}

async function readOrder(db: Db, which: SQL) {
  const line = orderLines(db);
  const rows = await db
    .select()
    .from(orders)
    .leftJoin(line, eq(line.orderId, orders.id))
    .where(which)
    .orderBy(asc(line.position));
  const order = rows[0]?.orders;
  return order && { ...order, items: rows.flatMap((row) => row.line ?? []) };
}

export type OrderWithItems = NonNullable<Awaited<ReturnType<typeof findOrder>>>;
