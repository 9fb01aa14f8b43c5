import { setImmediate as readInput, setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { isDatabaseAway } from "./outages.server.ts";

/** The channel on which the triggers of `db/migrations/0000_schema.sql` report changes. */
const CHANNEL = "shop_changes";
const BEAT_MS = 400;
const RETRY_MS = 200;
/** The limit for opening the connection, and for each query on it. */
const ANSWER_MS = 2_000;

export type ChangeFeed = {
  /** No change was missed so far, and `lost` is called before one is. */
  live(): boolean;
  /** The database is unreachable, so no process can change it through here. */
  away(): boolean;
  /** Resolves when everything committed before the call was reported. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
};

export type ChangeListener = { change(name: string): void; lost(): void; back(): void };

/**
 * Listens for committed changes on its own connection. A missing heartbeat reveals a silent
 * connection, and a lost connection is reopened at once. After `back`, changes committed in between
 * are unknown.
 */
export async function followChanges(
  pool: Pick<pg.Pool, "options">,
  listener: ChangeListener,
  log: Logger,
): Promise<ChangeFeed> {
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let failure: unknown;

  async function open(): Promise<void> {
    const opening = new pg.Client({
      ...pool.options,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    const gone = new Promise<void>((resolve) => {
      opening.once("end", resolve);
      opening.once("error", resolve);
    });
    opening.on("error", () => {});
    opening.on("notification", ({ payload = "" }) => listener.change(payload));
    try {
      await opening.connect();
      await opening.query(`listen ${CHANNEL}`);
    } catch (error) {
      failure = error;
      void opening.end().catch(() => {});
      return;
    }
    client = opening;
    listener.back();
    void Promise.race([gone, missedBeat(opening, stopping.signal)]).then(() => lose(opening));
  }

  function lose(lost: pg.Client): void {
    client = undefined;
    failure = undefined;
    listener.lost();
    void lost.end().catch(() => {});
    if (stopping.signal.aborted) return;
    log.warn("the connection for changes was lost and is opened again");
    void reopen();
  }

  async function reopen(): Promise<void> {
    while (!client && !stopping.signal.aborted) {
      await open();
      if (!client) await wait(RETRY_MS);
    }
  }

  await open();
  if (!client) void reopen();
  return {
    live: () => client !== undefined,
    away: () => !client && (failure === undefined || isAway(failure)),
    // The server sends the notifications of earlier commits before the answer to this query.
    caughtUp: async () => void (await client?.query("select").catch(() => {})),
    async stop() {
      stopping.abort();
      await client?.end().catch(() => {});
    },
  };
}

/** With "too many connections", other processes can still commit changes. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return isDatabaseAway(error) && !("code" in error && error.code === "53300");
}

/** Resolves when the server stops answering, even if the network reports no error. */
async function missedBeat(client: pg.Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await wait(BEAT_MS, undefined, { signal }).catch(() => {});
    let isAnswered = false;
    const answered = client.query("select").then(
      () => (isAnswered = true),
      () => {},
    );
    await Promise.race([answered, wait(BEAT_MS)]);
    // A busy process is late itself, so it first reads what it has received.
    await readInput();
    if (!isAnswered) return;
  }
}
