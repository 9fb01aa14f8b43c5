import { Client } from "pg";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";
import type { Statement } from "./statements-sent.ts";

export type Replay = {
  /** Sends these in turn, a list at a time to each caller; answers how many lists a second. */
  run(lists: readonly (readonly Statement[])[]): Promise<number>;
  close(): Promise<void>;
};

/** A loop around the bare driver: as much as the database and the driver can do. */
export async function openReplay(target: SocketTarget, callers: number): Promise<Replay> {
  const clients = await Promise.all(
    Array.from({ length: callers }, async () => {
      const client = new Client(target);
      await client.connect();
      return client;
    }),
  );
  return {
    async run(lists) {
      let next = 0;
      const begun = performance.now();
      await Promise.all(
        clients.map(async (client) => {
          for (let list = lists[next++]; list; list = lists[next++]) {
            for (const statement of list) await client.query(statement);
          }
        }),
      );
      return lists.length / ((performance.now() - begun) / 1_000);
    },
    async close() {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}
