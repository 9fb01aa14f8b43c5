import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Keys, Provider } from "../rules/providers.ts";
import { messageConnection } from "../tables.server.ts";

type Row = Omit<typeof messageConnection.$inferSelect, "stopSalt">;
type Reader = Pick<Ctx, "db" | "sealers">;

const BLANK: Row = {
  id: 1,
  provider: null,
  sealedKeys: null,
  keyEnd: null,
  sender: "",
  partPrice: 50,
  monthlyLimit: 100_000,
  refusedSince: null,
  version: 1,
};

const stored = z.object({ account: z.string(), key: z.string() });

const sealerOf = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("message keys");

export const sealKeys = (reader: Pick<Ctx, "sealers">, keys: Keys): string =>
  sealerOf(reader).seal(JSON.stringify(keys));

/** `keys` is undefined without any, or if they were sealed with another secret of the shop. */
export type Connection = Row & { keys: Keys | undefined };

/** A connection that can send. */
export type OpenConnection = Connection & { provider: Provider; keys: Keys };

export const isOpen = (connection: Connection): connection is OpenConnection =>
  connection.provider !== null && connection.keys !== undefined;

export async function readConnection(reader: Reader): Promise<Connection> {
  const [row = BLANK] = await reader.db.select().from(messageConnection);
  return openConnection(reader, row);
}

/** Locks the connection until the transaction ends. */
export async function lockConnection(reader: Reader): Promise<Connection> {
  await reader.db.insert(messageConnection).values({ id: 1 }).onConflictDoNothing();
  const [row = BLANK] = await reader.db.select().from(messageConnection).for("update");
  return openConnection(reader, row);
}

function openConnection(reader: Reader, row: Row): Connection {
  const text = row.sealedKeys === null ? undefined : sealerOf(reader).open(row.sealedKeys);
  return { ...row, keys: text === undefined ? undefined : stored.parse(JSON.parse(text)) };
}
