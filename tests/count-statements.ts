import type { Pool } from "pg";

/** How many statements a piece of work sends through this pool, BEGIN and COMMIT included. */
export async function countStatements(pool: Pool, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const stops: (() => void)[] = [];
  const watch = (client: object) => {
    if (!("query" in client) || typeof client.query !== "function") throw new Error("no client");
    const ask = client.query.bind(client) as (...args: unknown[]) => unknown;
    const own = client.query;
    Object.assign(client, {
      query(...args: unknown[]) {
        count += 1;
        return ask(...args);
      },
    });
    stops.push(() => void Object.assign(client, { query: own }));
  };
  const watched = new Set<object>();
  const acquire = (client: object) => {
    if (!watched.has(client)) watch(client);
    watched.add(client);
  };
  pool.on("acquire", acquire);
  try {
    await work();
  } finally {
    pool.off("acquire", acquire);
    for (const stop of stops) stop();
  }
  return count;
}
