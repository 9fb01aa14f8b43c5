import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Receiver, ReceiverKeys } from "../rules/receivers.ts";
import { eDocumentConnection } from "../tables.server.ts";

type Row = typeof eDocumentConnection.$inferSelect;
type Reader = Pick<Ctx, "db" | "sealers">;

const BLANK: Row = {
  id: 1,
  receiver: null,
  accreditation: "",
  sealedKeys: null,
  refusedSince: null,
  version: 1,
};

const stored: z.ZodType<ReceiverKeys> = z.object({
  applicationId: z.string(),
  applicationKey: z.string(),
  userId: z.string(),
  password: z.string(),
  publicKey: z.string(),
  signingKeyId: z.string(),
});

const sealerOf = ({ sealers }: Pick<Ctx, "sealers">) => sealers.for("e-document keys");

export const sealReceiverKeys = (reader: Pick<Ctx, "sealers">, keys: ReceiverKeys): string =>
  sealerOf(reader).seal(JSON.stringify(keys));

/** `keys` is undefined without any, or if they were sealed with another secret of the shop. */
export type Connection = Row & { keys: ReceiverKeys | undefined };

/** A connection that can send. */
export type OpenConnection = Connection & { receiver: Receiver; keys: ReceiverKeys };

export const isOpen = (connection: Connection): connection is OpenConnection =>
  connection.receiver !== null && connection.keys !== undefined;

export async function readConnection(reader: Reader): Promise<Connection> {
  const [row = BLANK] = await reader.db.select().from(eDocumentConnection);
  return openConnection(reader, row);
}

/** Locks the connection until the transaction ends. */
export async function lockConnection(reader: Reader): Promise<Connection> {
  await reader.db.insert(eDocumentConnection).values({ id: 1 }).onConflictDoNothing();
  const [row = BLANK] = await reader.db.select().from(eDocumentConnection).for("update");
  return openConnection(reader, row);
}

function openConnection(reader: Reader, row: Row): Connection {
  const text = row.sealedKeys === null ? undefined : sealerOf(reader).open(row.sealedKeys);
  return { ...row, keys: text === undefined ? undefined : stored.parse(JSON.parse(text)) };
}
