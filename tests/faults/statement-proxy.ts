import { type Socket, createServer } from "node:net";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { listenLocally } from "../listen-locally.ts";
import { joinDatabase } from "./link.ts";
import { type Message, splitMessages, writeMessage } from "./split-messages.ts";

/**
 * The fate of a statement: the server refuses it, or the connection is cut before the server
 * receives it, or after it has answered.
 */
export const FAILURES = ["is refused", "is not heard", "is not answered"] as const;
export type Failure = (typeof FAILURES)[number];

export type StatementProxy = {
  target: SocketTarget;
  /**
   * Counts from now on; the statement with this number fails, once. Without `fail`, all succeed.
   */
  count(fail?: { at: number; how: Failure }): { statements(): number; failed(): boolean };
  close(): Promise<void>;
};

type Count = { at: number; how: Failure; statements: number; failed: boolean };

/**
 * The first statement of the change feed's connection. Its heartbeat follows a clock, so it is not
 * counted.
 */
const LISTENS = /^listen shop_changes/;
const QUERY = "Q";
const BIND = "B";

/** A proxy between a shop and its PostgreSQL that recognizes each statement. */
export async function openStatementProxy(upstream: SocketTarget): Promise<StatementProxy> {
  const sockets = new Set<Socket>();
  let counting: Count | undefined;

  const server = createServer((shop) => {
    const { database, end } = joinDatabase(shop, upstream, sockets);
    const split = splitMessages();
    let deaf = false;
    let follows = false;
    shop.on("data", (bytes) => {
      for (const message of split(bytes)) {
        follows ||= LISTENS.test(message.content.toString("latin1"));
        const how = follows ? undefined : fateOf(message);
        if (how === "is not heard") return end();
        if (how === "is not answered") deaf = true;
        database.write(how === "is refused" ? refused(message) : message.whole);
      }
    });
    database.on("data", (bytes) => (deaf ? end() : shop.write(bytes)));
  });

  function fateOf({ type, content }: Message): Failure | undefined {
    if (!counting || (type !== QUERY && type !== BIND)) return undefined;
    counting.statements += 1;
    if (counting.failed || counting.statements < counting.at) return undefined;
    // Servers never refuse a rollback.
    const undoes = type === QUERY && /^\s*rollback/i.test(content.toString("latin1"));
    if (undoes && counting.how === "is refused") return undefined;
    counting.failed = true;
    return counting.how;
  }

  const port = await listenLocally(server);
  return {
    target: { ...upstream, host: "127.0.0.1", port },
    count(fail = { at: Infinity, how: "is refused" }) {
      const begun: Count = { ...fail, statements: 0, failed: false };
      counting = begun;
      return { statements: () => begun.statements, failed: () => begun.failed };
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The same message about an unknown relation. */
function refused({ type }: Message): Buffer {
  if (type === QUERY) return writeMessage(QUERY, "select from nowhere_at_all\0");
  return writeMessage(BIND, "\0nobody_prepared_this\0\0\0\0\0\0\0");
}
