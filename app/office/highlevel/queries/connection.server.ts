import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { connectionState, type ConnectionState } from "../rules/connection-state.ts";
import { highlevelConnection } from "../tables.server.ts";

type Row = typeof highlevelConnection.$inferSelect;

/** Before anything was ever saved. */
const BLANK: Row = {
  id: 1,
  sealedKey: null,
  keyEnd: null,
  sealedLocation: null,
  sealedTrigger: null,
  isOn: false,
  customers: true,
  newsletter: true,
  orders: true,
  accountName: null,
  testedAt: null,
  problem: null,
  problemSince: null,
  pausedUntil: null,
  version: 1,
};

/** The row with its secrets decrypted, and the state derived from it. */
export type Connection = Row & {
  state: ConnectionState;
  key: string | undefined;
  locationId: string | undefined;
  trigger: string | undefined;
};

type Reader = Pick<Ctx, "db" | "sealers">;

const sealerOf = ({ sealers }: Pick<Ctx, "sealers">, what: "key" | "location" | "trigger") =>
  sealers.for(`highlevel ${what}`);

export const sealed = (
  reader: Pick<Ctx, "sealers">,
  what: "key" | "location" | "trigger",
  text: string,
) => sealerOf(reader, what).seal(text);

/** The connection with its secrets opened; they are for jobs and commands, and no page shows the key. */
export async function readConnection(reader: Reader): Promise<Connection> {
  const [row = BLANK] = await reader.db.select().from(highlevelConnection);
  return openConnection(reader, row);
}

/** The same, locked until the transaction ends. */
export async function lockConnection(reader: Reader): Promise<Connection> {
  await reader.db.insert(highlevelConnection).values({ id: 1 }).onConflictDoNothing();
  const [row = BLANK] = await reader.db.select().from(highlevelConnection).for("update");
  return openConnection(reader, row);
}

function openConnection(reader: Pick<Ctx, "sealers">, row: Row): Connection {
  const open = (what: "key" | "location" | "trigger", text: string | null) =>
    text === null ? undefined : sealerOf(reader, what).open(text);
  const key = open("key", row.sealedKey);
  const locationId = open("location", row.sealedLocation);
  const facts = { hasKey: row.sealedKey !== null, hasLocation: row.sealedLocation !== null };
  // Sealed under another secret of the shop.
  const isLost = facts.hasKey && (key === undefined || locationId === undefined);
  const problem = isLost ? "lost" : row.problem;
  return {
    ...row,
    problem,
    state: connectionState({ ...facts, isOn: row.isOn, testedAt: row.testedAt, problem }),
    key,
    locationId,
    trigger: open("trigger", row.sealedTrigger),
  };
}
