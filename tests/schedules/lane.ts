import type { Pool, PoolClient } from "pg";
import { openDb, type Db } from "#app/platform/database/db.server.ts";
import { openPool, type SocketTarget } from "#app/platform/database/pool.server.ts";
import { quietLog } from "../quiet-log.ts";

export type Statement = {
  text: string;
  /** Sends it. `done` settles with its answer, be that an error. */
  send(): void;
  done: Promise<void>;
};

/** One of two racing commands: its connection, whose statements wait until they are sent. */
export type Lane = {
  db: Db;
  /** The process of its connection, as `pg_locks` names it. */
  pid(): number;
  /** Starts the command. Its first statement waits. */
  start(work: () => Promise<unknown>): Promise<void>;
  /** The statement that waits, once there is one; undefined when the command has ended. */
  next(): Promise<Statement | undefined>;
  /** Removes the statement that `next` returned. */
  take(): void;
  ended: Promise<PromiseSettledResult<unknown>>;
  close(): Promise<void>;
};

/** A lane has a single connection, so that its statements have one order. */
export async function openLane(target: SocketTarget): Promise<Lane> {
  const pool = openPool(target, quietLog, { max: 1, silenceMs: undefined });
  const waiting: Statement[] = [];
  let arrived = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<PromiseSettledResult<unknown>>();
  let isOver = false;

  const isQuiet = () => waiting.length === 0 && !isOver;
  const hold = (text: string) => {
    const sent = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    waiting.push({ text, send: sent.resolve, done: done.promise });
    arrived.resolve();
    return { sent: sent.promise, done: done.resolve };
  };
  const pid = await holdStatements(pool, hold);
  return {
    db: openDb(pool),
    pid: () => pid,
    async start(work) {
      const [result] = await Promise.allSettled([work()]);
      isOver = true;
      ended.resolve(result);
      arrived.resolve();
    },
    async next() {
      while (isQuiet()) {
        arrived = Promise.withResolvers();
        await arrived.promise;
      }
      return waiting[0];
    },
    take: () => void waiting.shift(),
    ended: ended.promise,
    close: () => pool.end(),
  };
}

type Hold = (text: string) => { sent: Promise<void>; done(): void };

/** Opens the connection, which waits as long as it must, and holds whatever it is to send next. */
async function holdStatements(pool: Pool, hold: Hold): Promise<number> {
  const client: PoolClient & { processID?: number } = await pool.connect();
  await client.query(
    "set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0",
  );
  const ask: (...args: unknown[]) => unknown = client.query.bind(client);
  Object.assign(client, {
    query(...args: unknown[]) {
      const text = textOf(args[0]);
      const isAlone = client.getTransactionStatus() === "I" && WRITES.test(text);
      const { sent, done } = hold(text);
      const asked = sent.then(() => {
        if (isAlone) void ask("begin");
        return ask(...withoutCallback(args));
      });
      void asked.finally(done).catch(() => undefined);
      const answer = isAlone ? endApart(asked, ask, hold) : asked;
      const callback = args.at(-1);
      return isCallback(callback) ? void tell(callback, answer) : answer;
    },
  });
  client.release();
  if (client.processID === undefined) throw new Error("a connection without a process");
  return client.processID;
}

/** Includes the functions of `db/functions`, each of which writes a whole command. */
const WRITES = /^\s*(?:insert|update|delete)\b|\b(?:place_order|settle_payment|put_into_cart)\(/i;

/** Makes the commit of a statement without a transaction a step of its own: another may come between. */
async function endApart(
  asked: Promise<unknown>,
  ask: (text: string) => unknown,
  hold: Hold,
): Promise<unknown> {
  const result = await asked.catch(async (error: unknown) => {
    await ask("rollback");
    throw error;
  });
  const { sent, done } = hold("commit");
  await sent;
  await Promise.resolve(ask("commit")).finally(done);
  return result;
}

type Callback = (...args: unknown[]) => unknown;

const isCallback = (arg: unknown): arg is Callback => typeof arg === "function";

/** The pool asks with a callback, and a transaction with a promise. */
async function tell(callback: Callback, answer: Promise<unknown>): Promise<void> {
  const [ended] = await Promise.allSettled([answer]);
  if (ended.status === "fulfilled") callback(null, ended.value);
  else callback(ended.reason);
}

const withoutCallback = (args: unknown[]) =>
  args.filter((arg) => typeof arg !== "function" && arg !== undefined);

const textOf = (sent: unknown): string =>
  typeof sent === "string" ? sent : String((sent as { text?: unknown }).text);
