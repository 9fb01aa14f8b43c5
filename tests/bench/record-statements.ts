import { type Socket, connect, createServer } from "node:net";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import { listenLocally } from "../listen-locally.ts";
import { type Statement, readSent } from "./statements-sent.ts";

export type Recorder = {
  /** Where the shop finds its database. */
  target: SocketTarget;
  /** What was sent since the last time, over all connections, in the order it was sent. */
  take(): Statement[];
  close(): Promise<void>;
};

/** Stands between a shop and its PostgreSQL, passes everything on, and notes what is asked. */
export async function openRecorder(upstream: SocketTarget): Promise<Recorder> {
  const sockets = new Set<Socket>();
  let noted: Statement[] = [];
  const server = createServer((shop) => {
    const database = connect(`${upstream.host}/.s.PGSQL.${upstream.port}`);
    const sent = readSent();
    const end = () => {
      for (const socket of [shop, database]) {
        socket.destroy();
        sockets.delete(socket);
      }
    };
    for (const socket of [shop, database]) {
      sockets.add(socket);
      socket.on("error", end).on("close", end);
    }
    shop.on("data", (bytes) => {
      noted.push(...sent.read(bytes));
      database.write(bytes);
    });
    database.on("data", (bytes) => shop.write(bytes));
  });
  const port = await listenLocally(server);
  return {
    target: { ...upstream, host: "127.0.0.1", port },
    take() {
      const taken = noted;
      noted = [];
      return taken;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
