import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CourierKeys } from "../rules/courier-keys.ts";
import { courierConnections } from "../tables.server.ts";

const stored = z.object({ clientId: z.string(), clientSecret: z.string() });

type Row = typeof courierConnections.$inferSelect;
type Reader = Pick<Ctx, "db" | "sealers">;

const sealerOf = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("courier ninjavan");

export const sealKeys = (reader: Pick<Ctx, "sealers">, keys: CourierKeys): string =>
  sealerOf(reader).seal(JSON.stringify(keys));

/** The connection. `keys` is undefined if they were sealed with another secret of the shop. */
export type Connection = { row: Row; keys: CourierKeys | undefined };

function open(reader: Reader, row: Row): Connection {
  const text = sealerOf(reader).open(row.sealed);
  return { row, keys: text === undefined ? undefined : stored.parse(JSON.parse(text)) };
}

const own = eq(courierConnections.courier, "ninjavan");

export async function readConnection(reader: Reader): Promise<Connection | undefined> {
  const [row] = await reader.db.select().from(courierConnections).where(own);
  return row && open(reader, row);
}

/** Locks the connection until the transaction ends. */
export async function lockConnection(reader: Reader): Promise<Connection | undefined> {
  const [row] = await reader.db.select().from(courierConnections).where(own).for("update");
  return row && open(reader, row);
}
