import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import {
  isDatabaseAway,
  isDatabaseBusy,
  isDiskFull,
} from "#app/platform/database/outages.server.ts";

/** One of the few codes after which graphile-worker repeats a statement, with short pauses. */
const REPEAT = "40001";
const PAUSE_MS = 500;

/**
 * The pool for graphile-worker, which does not await the statement that records how a job ended: a
 * failure would end the process by an unhandled rejection. So connecting waits for the database,
 * and a statement that met an outage fails with a code after which the library repeats it. Once
 * `stopping` is aborted nothing waits any more.
 */
export function retryingPool(pool: Pool, stopping: AbortSignal): Pool {
  async function connect(): Promise<PoolClient> {
    for (;;) {
      try {
        const client = await pool.connect();
        const query = (...args: Parameters<PoolClient["query"]>) =>
          Promise.resolve(client.query(...args)).catch((error: unknown) => {
            throw isOutage(error) ? Object.assign(error, { code: REPEAT }) : error;
          });
        return override(client, { query });
      } catch (error) {
        if (stopping.aborted || !isOutage(error)) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }
  // With a callback it is the listener for new jobs, which reconnects by itself.
  return override(pool, {
    connect: (listener?: Parameters<Pool["connect"]>[0]) =>
      listener ? pool.connect(listener) : connect(),
  });
}

function isOutage(error: unknown): error is Error {
  const kinds = [isDatabaseAway, isDatabaseBusy, isDiskFull];
  return error instanceof Error && kinds.some((is) => is(error));
}

/** Methods keep their own `this`: what they change must not go through the proxy. */
function override<T extends object>(target: T, methods: Record<string, unknown>): T {
  return new Proxy(target, {
    get(_, name) {
      if (typeof name === "string" && name in methods) return methods[name];
      const part: unknown = Reflect.get(target, name);
      return typeof part === "function" ? part.bind(target) : part;
    },
  });
}
