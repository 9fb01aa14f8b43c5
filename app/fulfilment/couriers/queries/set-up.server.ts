import { listCarriers } from "#app/goods/delivery/queries/carriers.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { CourierKeys } from "../rules/courier-keys.ts";
import { missingOf, type Sender } from "../rules/sender.ts";
import { newestBooked } from "./bookings.server.ts";
import { readConnection } from "./connection.server.ts";

/** The account that the courier is asked with. */
type Account = { keys: CourierKeys; isLive: boolean };

/** The settings that booking with Ninja Van needs. */
export type SetUp = {
  account: Account & { booked: Awaited<ReturnType<typeof newestBooked>> };
  sender: Sender;
  /** The carrier's value in orders. */
  carrier: string;
};

/** Undefined until everything is set up. */
export async function readSetUp(ctx: Pick<Ctx, "db" | "sealers">): Promise<SetUp | undefined> {
  const connection = await readConnection(ctx);
  if (!connection?.keys) return undefined;
  const { keys, row } = connection;
  const { sender } = row;
  const carriers = await listCarriers(ctx.db);
  if (!sender || missingOf({ hasKeys: true, sender, carriers })) return undefined;
  const carrier = carriers.find(({ id }) => id === sender.carrierId);
  if (!carrier) return undefined;
  const account = { keys, isLive: row.isLive, booked: await newestBooked(ctx.db) };
  return { account, sender, carrier: carrier.name };
}

/** Enough to ask about existing bookings. */
export async function readAccount(ctx: Pick<Ctx, "db" | "sealers">): Promise<Account | undefined> {
  const connection = await readConnection(ctx);
  return connection?.keys && { keys: connection.keys, isLive: connection.row.isLive };
}
