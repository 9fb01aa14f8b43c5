import { and, eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { addMinutes } from "#app/lib/dates.ts";
import { VISITOR } from "#app/platform/access/actor.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { makeOrder, orderJobs, tokenOf } from "../factories.ts";
import { findOrder } from "../queries/find-order.server.ts";
import { UNCONFIRMED } from "../rules/confirmation.ts";
import { orderPath } from "../rules/order-link.ts";
import { orderConfirmations } from "../tables.server.ts";
import { moveOrder } from "./move-order.server.ts";
import { confirmByLink } from "./confirm-by-link.server.ts";
import { confirmByPhone } from "./confirm-by-phone.server.ts";

const { ctx, db, pool, as, at } = await testContext();
await publishLegalTexts(ctx);
const guest = as("visitor");
const productId = await makeProduct(ctx, { name: "Glow", price: 590_000, stock: 100 });
const cashOrder = () => makeOrder(ctx, { productId, paymentMethod: "cod" });
const hoursLater = (hours: number) => addMinutes(ctx.now, hours * 60);

/** The mailed tokens of an order, oldest first. */
async function mailedTokens(orderId: string): Promise<string[]> {
  await drainJobs(pool, orderJobs);
  const order = await findOrder(db, orderId);
  const path = order ? orderPath(ctx, order) : "none";
  return (await readMails(ctx))
    .filter(({ text }) => text.includes(path))
    .flatMap(({ text }) => /\/confirm-order\/([\w-]+)/.exec(text)?.[1] ?? []);
}

async function mailKeys(orderId: string): Promise<string[]> {
  const rows = await db.select({ key: mails.dedupeKey }).from(mails);
  return rows.map(({ key }) => key).filter((key) => key.includes(orderId));
}

describe("the mailed link", () => {
  it("leaves the stored mails when it is used, and those of another order stay", async () => {
    const [used, other] = [await cashOrder(), await cashOrder()];
    const [token = ""] = await mailedTokens(used);
    await mailedTokens(other);
    expect(await confirmByLink(guest, token)).toMatchObject({ ok: true });
    expect(await mailedTokens(used)).toEqual([]);
    expect(await mailedTokens(other)).toHaveLength(1);
  });

  it("confirms the order once, and its cash stays due", async () => {
    const orderId = await cashOrder();
    const [token = ""] = await mailedTokens(orderId);
    const order = await findOrder(db, orderId);
    expect(token).not.toBe(await tokenOf(ctx, orderId));
    expect(await confirmByLink(guest, token)).toMatchObject({
      ok: true,
      value: { id: orderId, accessIssue: order?.accessIssue },
    });
    expect(await findOrder(db, orderId)).toMatchObject({
      status: "confirmed",
      paymentStatus: "cod_due",
      paidAt: null,
    });
    expect(await confirmByLink(guest, token)).toEqual({ ok: false, reason: "confirmed" });
    await drainJobs(pool, orderJobs);
    // Both have the same time and one is rewritten on sending, so the database may return them in
    // either order.
    expect((await mailKeys(orderId)).toSorted()).toEqual([
      `order-confirmed:${orderId}`,
      `order-placed:${orderId}`,
    ]);
  });

  it("is kept as a hash, and nothing else opens the order", async () => {
    const orderId = await cashOrder();
    const [token = ""] = await mailedTokens(orderId);
    const [row] = await db
      .select()
      .from(orderConfirmations)
      .where(eq(orderConfirmations.orderId, orderId));
    expect(row?.tokenHash).not.toContain(token);
    for (const guess of [row?.tokenHash, await tokenOf(ctx, orderId), orderId, "", "\0"]) {
      expect(await confirmByLink(guest, guess ?? "")).toEqual({ ok: false, reason: "not_found" });
    }
  });

  it("confirms once, however often it is sent at the same time", async () => {
    const orderId = await cashOrder();
    const [token = ""] = await mailedTokens(orderId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => confirmByLink(guest, token)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const written = and(eq(auditLog.subjectId, orderId), eq(auditLog.reason, "by_link"));
    expect(await db.$count(auditLog, written)).toBe(1);
  });

  it("is over with its order", async () => {
    const orderId = await cashOrder();
    const [token = ""] = await mailedTokens(orderId);
    await moveOrder(ctx, { orderId, to: "cancelled" });
    expect(await confirmByLink(guest, token)).toEqual({ ok: false, reason: "over" });
    expect(await findOrder(db, orderId)).toMatchObject({ paymentStatus: "unpaid" });
  });
});

describe("by phone", () => {
  it.each(["support", "fulfilment", "customer"] as const)("%s may not", async (role) => {
    const orderId = await cashOrder();
    const refused = { ok: false, reason: "forbidden" };
    expect(await confirmByPhone(as(role), orderId)).toEqual(refused);
  });

  it("a manager may, and the log says how", async () => {
    const orderId = await cashOrder();
    expect(await confirmByPhone(as("manager"), orderId)).toMatchObject({ ok: true });
    const written = and(eq(auditLog.subjectId, orderId), eq(auditLog.reason, "by_phone"));
    expect(await db.$count(auditLog, written)).toBe(1);
  });

  it("nothing else is confirmed by it", async () => {
    const orderId = await makeOrder(ctx, { productId, paymentMethod: "bank" });
    const refused = { ok: false, reason: "confirmed" };
    expect(await confirmByPhone(ctx, orderId)).toEqual(refused);
    expect(await findOrder(db, orderId)).toMatchObject({ status: "pending" });
  });
});

describe("a buyer who does not answer", () => {
  const run = (job: string, orderId: string, hours: number) =>
    pool
      .query("select graphile_worker.add_job($1, $2::json)", [job, JSON.stringify({ orderId })])
      .then(() => drainJobs(pool, orderJobs, { at: hoursLater(hours) }));

  it("is reminded with a link that works beside the first", async () => {
    const orderId = await cashOrder();
    await mailedTokens(orderId);
    await run("orders.remind-confirmation", orderId, 24);
    await run("orders.remind-confirmation", orderId, 24);
    const tokens = await mailedTokens(orderId);
    expect(new Set(tokens).size).toBe(2);
    expect(await mailKeys(orderId)).toContain(`order-confirm:${orderId}:reminder`);
    expect(await confirmByLink(guest, tokens[0] ?? "")).toMatchObject({ ok: true });
  });

  it("is called by a person after two days; confirming takes the flag away", async () => {
    const orderId = await cashOrder();
    const [token = ""] = await mailedTokens(orderId);
    await run("orders.flag-unconfirmed", orderId, 48);
    const flagged = { status: "pending", needsAttention: UNCONFIRMED };
    expect(await findOrder(db, orderId)).toMatchObject(flagged);
    const later = { ...at(hoursLater(49)), actor: VISITOR };
    expect(await confirmByLink(later, token)).toMatchObject({ ok: true });
    const clear = { status: "confirmed", needsAttention: null };
    expect(await findOrder(db, orderId)).toMatchObject(clear);
  });

  it("is left alone once the order is confirmed or over", async () => {
    const [confirmed, over] = [await cashOrder(), await cashOrder()];
    await confirmByPhone(ctx, confirmed);
    await moveOrder(ctx, { orderId: over, to: "cancelled" });
    for (const orderId of [confirmed, over]) {
      await run("orders.remind-confirmation", orderId, 24);
      await run("orders.flag-unconfirmed", orderId, 48);
      expect(await findOrder(db, orderId)).toMatchObject({ needsAttention: null });
      expect(await mailKeys(orderId)).not.toContain(`order-confirm:${orderId}:reminder`);
    }
  });

  it("takes the flag along when it is cancelled", async () => {
    const orderId = await cashOrder();
    await run("orders.flag-unconfirmed", orderId, 48);
    await moveOrder(ctx, { orderId, to: "cancelled" });
    expect(await findOrder(db, orderId)).toMatchObject({ needsAttention: null });
  });
});

test("after all this the shop still adds up", async () => {
  await drainJobs(pool, orderJobs);
  expect(await checkInvariants(db)).toEqual([]);
});
