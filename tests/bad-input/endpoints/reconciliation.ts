import { paymentFindings } from "#app/selling/payments/tables.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, id, line } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** The only one that waits, as the queue shows the oldest. */
async function aFinding({ system, db }: Shop): Promise<string> {
  const { ids, now } = system();
  await db.delete(paymentFindings);
  const findingId = ids.newId();
  await db.insert(paymentFindings).values({
    id: findingId,
    kind: "no_order",
    subject: `event:${findingId}`,
    gateway: "xendit",
    reference: `order_${findingId}`,
    amount: 920_000,
    movedAt: now,
    foundAt: now,
  });
  return findingId;
}

/** Another file each time, since the same one counts once. */
const aFile = () =>
  new TextEncoder().encode(`Reference,Amount,Fee\norder_${crypto.randomUUID()},9200.00,230\n`);

export const reconciliation = {
  "/admin/orders/reconciliation": {
    GET: () => ({ as: "admin", query: { after: anything("") } }),
    POST: {
      end: async (shop) => ({
        as: "admin",
        fields: {
          intent: choice("end"),
          findingId: id(await aFinding(shop)),
          note: { ...line("Refunded as RF-1"), mayBe: (text) => text.length <= 600 },
        },
      }),
    },
  },
  "/admin/orders/reconciliation/payouts": {
    GET: () => ({ as: "admin" }),
    POST: {
      compare: () => ({
        as: "admin",
        fields: { provider: choice("xendit", "paymongo", "maya"), file: anything("a file") },
        file: { name: "file", bytes: aFile() },
      }),
    },
  },
} satisfies Some;
