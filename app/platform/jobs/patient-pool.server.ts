import { setTimeout as sleep } from "node:timers/promises";
import type { Pool, PoolClient } from "pg";
import { isDatabaseAway, isDatabaseBusy } from "../database/away.server.ts";
import { isDiskFull } from "../database/no-room.server.ts";

/** One of the few codes after which graphile-worker tries again, and the one with short pauses. */
const TRY_AGAIN = "40001";
const PAUSE_MS = 500;

type Listener = Parameters<Pool["connect"]>[0];

/**
 * The pool as graphile-worker gets it. The library notes how a job went without waiting for the
 * answer; when that fails, the process dies of an unhandled rejection. So connecting waits until
 * the database is there, and a statement it lost half way is reported as one to repeat. After
 * `giveUp` nobody waits any more.
 */
export function patientPool(pool: Pool): { pool: Pool; giveUp(): void } {
  let patient = true;

  async function connect(): Promise<PoolClient> {
    for (;;) {
      try {
        return repeating(await pool.connect());
      } catch (error) {
        if (!patient || !passes(error)) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  // With a callback it is the listener for new jobs, which comes back by itself.
  const patientConnect = (listener?: Listener) => (listener ? pool.connect(listener) : connect());
  return {
    pool: new Proxy(pool, {
      get: (target, name) => (name === "connect" ? patientConnect : ownPart(target, name)),
    }),
    giveUp: () => void (patient = false),
  };
}

function repeating(client: PoolClient): PoolClient {
  const query = (...args: Parameters<PoolClient["query"]>) =>
    Promise.resolve(client.query(...args)).catch((error: unknown) => {
      if (!passes(error)) throw error;
      throw Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN });
    });
  return new Proxy(client, {
    get: (target, name) => (name === "query" ? query : ownPart(target, name)),
  });
}

/** A server without room refuses connections, too: it finds no place for what it keeps of each. */
function passes(error: unknown): error is Error {
  const kinds = [isDatabaseAway, isDatabaseBusy, isDiskFull];
  return error instanceof Error && kinds.some((is) => is(error));
}

/** Methods keep their own `this`: what they change must not go through the proxy. */
function ownPart(target: object, name: string | symbol): unknown {
  const part: unknown = Reflect.get(target, name);
  return typeof part === "function" ? part.bind(target) : part;
}
