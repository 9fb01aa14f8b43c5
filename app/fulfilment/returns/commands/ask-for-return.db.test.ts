import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { makeOrder, tokenOf } from "#app/selling/orders/factories.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { makeReturn, returnJobs, sentOrder } from "../factories.ts";
import { RETURN_DAYS } from "../rules/may-ask.ts";
import { returnLines, returns } from "../tables.server.ts";
import { askForReturn } from "./ask-for-return.server.ts";
import { refuseReturn } from "./refuse-return.server.ts";

const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(ctx);
const visitor = as("visitor");

const wish = (orderItemId: string, units = 1) => ({
  key: ctx.ids.newId(),
  reason: "warm" as const,
  note: "Not cold at all",
  units: new Map([[orderItemId, units]]),
});

describe("the buyer of an order", () => {
  it("asks by its link, and is one who asks however often the form is sent", async () => {
    const { orderId, orderItemId } = await sentOrder(ctx);
    const of = { by: "buyer", orderToken: await tokenOf(ctx, orderId) } as const;
    const form = wish(orderItemId);
    const answers = await Promise.all([1, 2, 3].map(() => askForReturn(visitor, of, form)));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.id)).size).toBe(1);
    const [own] = await db.select().from(returns).where(eq(returns.orderId, orderId));
    expect(own).toMatchObject({ state: "asked", askedBy: "buyer", reason: "warm" });
    expect(own?.number).toMatch(/^RT-\d\d-\d{6}$/);
    const entry = and(eq(auditLog.subjectId, own!.id), eq(auditLog.action, "return.asked"));
    expect(await db.$count(auditLog, entry)).toBe(1);
  });

  it("is nobody without it", async () => {
    const { orderId, orderItemId } = await sentOrder(ctx);
    const token = await tokenOf(ctx, orderId);
    const of = { by: "buyer", orderToken: `${token.slice(0, -2)}xx` } as const;
    expect(await askForReturn(visitor, of, wish(orderItemId))).toMatchObject({
      reason: "not_found",
    });
  });

  it("has sixty days from when it left; staff still can later", async () => {
    const { orderId, orderItemId } = await sentOrder(ctx);
    const of = { by: "buyer", orderToken: await tokenOf(ctx, orderId) } as const;
    const later = at(addDays(ctx.now, RETURN_DAYS));
    expect(await askForReturn(later, of, wish(orderItemId))).toMatchObject({ reason: "too_late" });
    const byStaff = { by: "staff", orderId } as const;
    expect(await askForReturn(later, byStaff, wish(orderItemId))).toMatchObject({ ok: true });
  });

  it("asks for nothing that has not left, and not for units of another order", async () => {
    const { orderId, orderItemId, productId } = await sentOrder(ctx);
    const waiting = await makeOrder(ctx, { productId });
    const of = { by: "staff", orderId: waiting } as const;
    expect(await askForReturn(ctx, of, wish(orderItemId))).toMatchObject({ reason: "not_sent" });
    const other = await sentOrder(ctx);
    expect(
      await askForReturn(ctx, { by: "staff", orderId }, wish(other.orderItemId)),
    ).toMatchObject({ reason: "too_many" });
  });
});

test.each(["marketing", "clinician", "customer", "visitor"] as const)(
  "%s may not ask for a buyer",
  async (role) => {
    const { orderId, orderItemId } = await sentOrder(ctx);
    const of = { by: "staff", orderId } as const;
    const asked = await askForReturn(as(role), of, wish(orderItemId));
    expect(asked).toEqual({ ok: false, reason: "forbidden" });
  },
);

test("of a line never more is asked for than was bought, however many do at once", async () => {
  const { orderId, orderItemId } = await sentOrder(ctx, { quantity: 3 });
  const of = { by: "staff", orderId } as const;
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => askForReturn(ctx, of, wish(orderItemId, 2))),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.reason === "too_many")).toHaveLength(5);
  const lines = await db.select().from(returnLines).where(eq(returnLines.orderItemId, orderItemId));
  expect(lines.reduce((sum, { units }) => sum + units, 0)).toBe(2);
});

test("what was refused can be asked for again", async () => {
  const { returnId, orderId, orderItemId } = await makeReturn(ctx, { units: 2 });
  const of = { by: "staff", orderId } as const;
  expect(await askForReturn(ctx, of, wish(orderItemId))).toMatchObject({ reason: "too_many" });
  const on = { returnId, version: 1, key: ctx.ids.newId() };
  expect(await refuseReturn(ctx, { ...on, answer: "It was cold." })).toMatchObject({ ok: true });
  expect(await askForReturn(ctx, of, wish(orderItemId, 2))).toMatchObject({ ok: true });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, returnJobs());
  expect(await checkInvariants(db)).toEqual([]);
});
