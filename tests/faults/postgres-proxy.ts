import { type Socket, createServer } from "node:net";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { listenLocally } from "../listen-locally.ts";
import { joinDatabase } from "./link.ts";
import { type StatementReader, readStatements } from "./read-statements.ts";

/**
 * When the connection is cut: before the server hears of the COMMIT, while it works on it, or when
 * it has answered, which the client then never reads.
 */
export const CUTS = ["before commit", "during commit", "after commit"] as const;
export type Cut = (typeof CUTS)[number];

export type PostgresProxy = {
  /** Where the shop finds its database. */
  target: SocketTarget;
  /** Cuts the next transaction that has a statement like this, once; tells whether it has. */
  cutNext(statement: RegExp, when: Cut): { sprung(): boolean };
  close(): Promise<void>;
};

type Trap = { statement: RegExp; when: Cut; sprung: boolean };

/** Stands between the shop and its PostgreSQL, and passes on all bytes until told otherwise. */
export async function openPostgresProxy(upstream: SocketTarget): Promise<PostgresProxy> {
  const sockets = new Set<Socket>();
  let trap: Trap | undefined;

  const server = createServer((shop) => {
    const { database, end } = joinDatabase(shop, upstream, sockets);
    const statements = readStatements();
    let deaf = false;
    shop.on("data", (bytes) => {
      const cut = cutFor(statements, bytes);
      if (cut === "before commit") return end();
      if (cut === "after commit") deaf = true;
      database.write(bytes, () => cut === "during commit" && end());
    });
    database.on("data", (bytes) => (deaf ? end() : shop.write(bytes)));
  });

  /** The cut that this very COMMIT was waiting for. */
  function cutFor(statements: StatementReader, bytes: Buffer): Cut | undefined {
    for (const committed of statements.read(bytes)) {
      if (!trap || trap.sprung || !trap.statement.test(committed)) continue;
      trap.sprung = true;
      return trap.when;
    }
    return undefined;
  }

  const port = await listenLocally(server);
  return {
    target: { ...upstream, host: "127.0.0.1", port },
    cutNext(statement, when) {
      const set: Trap = { statement, when, sprung: false };
      trap = set;
      return { sprung: () => set.sprung };
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
