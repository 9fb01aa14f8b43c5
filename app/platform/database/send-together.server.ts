import process from "node:process";
import type { Client } from "pg";

/**
 * Sends what is asked in one breath in one piece: each piece costs a call of the system, and wakes
 * the server.
 */
export function sendTogether(client: Client): void {
  const { stream } = client.connection;
  const ask: (...args: unknown[]) => unknown = client.query.bind(client);
  let held = false;
  Object.assign(client, {
    query(...args: unknown[]) {
      if (!held) {
        held = true;
        stream.cork();
        process.nextTick(() => {
          held = false;
          stream.uncork();
        });
      }
      return ask(...args);
    },
  });
}
