import { Client } from "pg";
import type { SocketTarget } from "#app/platform/database/pool.server.ts";

/** Throws unless as many orders were placed and paid as were bought, the plain server's included. */
export async function countPaid(targets: readonly SocketTarget[], wanted: number): Promise<void> {
  for (const target of targets) {
    const client = new Client(target);
    await client.connect();
    const { rows } = await client.query<{ paid: number }>(
      `select count(*)::int as paid from orders
      where email like 'bench-%@example.test' and payment_status = 'paid'`,
    );
    await client.end();
    if (rows[0]?.paid !== wanted) throw new Error(`${rows[0]?.paid} of ${wanted} were paid`);
  }
}
