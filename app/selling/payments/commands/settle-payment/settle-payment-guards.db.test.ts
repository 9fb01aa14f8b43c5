import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { cartLines } from "#app/selling/cart/queries.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { writeOnce } from "#app/platform/database/write-once.server.ts";
import { testContext } from "#tests/context.ts";
import { countStatements } from "#tests/count-statements.ts";
import { GATEWAY, gatewayEvent, orderToPay, tell } from "../../factories.ts";
import { paymentEvents, payments } from "../../tables.server.ts";
import { composeSettlement } from "./compose-settlement.server.ts";
import { readAttempt } from "./read-attempt.server.ts";
import { settlePayment } from "./settle-payment.server.ts";

const { ctx, db, pool } = await testContext();
await publishLegalTexts(ctx);

/** A payment, decided but not yet written. */
async function decidedPayment() {
  const made = await orderToPay(ctx);
  const event = await gatewayEvent(ctx, made.reference);
  const attempt = await readAttempt(db, GATEWAY, made.reference);
  if (!attempt) throw new Error("the attempt was not found");
  const message = { gateway: GATEWAY, event, payload: { said: "paid" } };
  return { ...made, event, input: composeSettlement(ctx, message, attempt) };
}

type PaymentDecision = Awaited<ReturnType<typeof decidedPayment>>;

const later: [guard: string, what: string, change: (of: PaymentDecision) => Promise<unknown>][] = [
  [
    "order",
    "its order ran out of time",
    ({ orderId }) =>
      db
        .update(orders)
        .set({ status: "cancelled", paymentStatus: "expired", endedWhy: "expired" })
        .where(eq(orders.id, orderId)),
  ],
  ["order", "another event paid it", ({ reference }) => tell(ctx, reference)],
  [
    "order",
    "its cart was forgotten",
    ({ orderId }) => db.update(orders).set({ cartId: null }).where(eq(orders.id, orderId)),
  ],
  [
    "payment",
    "the attempt failed meanwhile",
    ({ reference }) => tell(ctx, reference, { type: "payment.failed" }),
  ],
  [
    "event",
    "the message was taken meanwhile",
    ({ reference, event }) => tell(ctx, reference, event),
  ],
];

test.each(later)("guard %s: nothing is written when %s", async (guard, _, change) => {
  const { orderId, input, ...decided } = await decidedPayment();
  await change({ orderId, input, ...decided });
  const written = async () => [
    await db.select().from(orders).where(eq(orders.id, orderId)),
    await db.select().from(payments).where(eq(payments.orderId, orderId)),
    await db.$count(auditLog),
    await db.$count(paymentEvents),
  ];
  const before = await written();
  expect(await writeOnce(db, "settle_payment", input)).toBe(guard);
  expect(await written()).toEqual(before);
});

test("a payment that its order waits for is two statements", async () => {
  const { orderId, cartId, reference } = await orderToPay(ctx);
  const event = await gatewayEvent(ctx, reference);
  expect(await countStatements(pool, () => settlePayment(ctx, GATEWAY, event, { n: 1 }))).toBe(2);
  expect(await cartLines(db, cartId)).toEqual([]);
  const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId));
  expect(rows.filter((row) => row.action !== "order.placed")).toMatchObject([
    { action: "order.status", before: { status: "pending" }, after: { status: "confirmed" } },
    {
      action: "order.payment",
      before: { paymentStatus: "unpaid" },
      after: { paymentStatus: "paid" },
      reason: "payment",
    },
  ]);
  const [kept] = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, event.eventId));
  expect(kept).toMatchObject({ outcome: "settled", payload: { n: 1 } });
});
