import type { Pool } from "pg";
import { orderIdIn } from "#app/selling/orders/rules/order-link.ts";
import type { PlacedOrder } from "./buyer.ts";

/** What the shop has promised: to its buyers, and to the gateway. */
export type Ledger = {
  /** A buyer was sent on to pay. She had one order in mind. */
  noteTold(told: PlacedOrder): void;
  /** The gateway was told that this is recorded: the order is paid, or a person looks at it. */
  notePaid(reference: string): void;
  /** Holds the promises against the books of the shop. */
  settle(pool: Pool): Promise<Settlement>;
};

export type Settlement = {
  acknowledgedOrderIds: string[];
  acknowledged: number;
  lost: number;
  doubled: number;
  paid: number;
  paymentsLost: number;
};

export function openLedger(): Ledger {
  const told = new Map<string, PlacedOrder>();
  const paid = new Set<string>();
  return {
    noteTold: (one) => void told.set(one.orderToken, one),
    notePaid: (reference) => void paid.add(reference),
    async settle(pool) {
      const all = [...told.values()];
      const { rows: found } = await pool.query<{ id: string }>(
        "select id from orders where id = any($1)",
        [all.map((one) => orderIdIn(one.orderToken))],
      );
      const { rows: surplus } = await pool.query(
        `select email from orders where email = any($1) group by email having count(*) > 1`,
        [all.map((one) => one.email)],
      );
      const { rows: settled } = await pool.query(
        `select from payments join orders on orders.id = payments.order_id
         where reference = any($1)
           and (payments.status = 'paid' and orders.paid_at is not null
             or orders.needs_attention is not null)`,
        [[...paid]],
      );
      return {
        acknowledgedOrderIds: found.map((row) => row.id),
        acknowledged: all.length,
        lost: all.length - found.length,
        doubled: surplus.length,
        paid: paid.size,
        paymentsLost: paid.size - settled.length,
      };
    },
  };
}
