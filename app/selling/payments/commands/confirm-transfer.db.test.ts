import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { moveOrder } from "#app/selling/orders/commands/move-order.server.ts";
import { makeOrder } from "#app/selling/orders/factories.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { enqueue } from "#app/platform/jobs/enqueue.server.ts";
import { mails } from "#app/platform/mail/tables.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { readMails } from "#tests/read-mails.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { orderToPay, orderToTransfer, transferJobs } from "../factories.ts";
import { newPicture } from "#tests/new-picture.ts";
import { PROOF_FILES } from "../rules/transfer-terms.ts";
import { payments, transferProofs } from "../tables.server.ts";
import { addTransferProof } from "./add-transfer-proof.server.ts";
import { confirmTransfer } from "./confirm-transfer.server.ts";
import { declineTransfer } from "./decline-transfer.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const files = createDiskFiles(await temporaryFolder());
const jobs = transferJobs(files);
const manager = as("manager");
const later = (hours: number, who: Ctx = manager): Ctx => ({
  ...who,
  now: addMinutes(ctx.now, hours * 60),
});
const drain = (hours = 0) => drainJobs(pool, jobs, { at: addMinutes(ctx.now, hours * 60) });

const orderOf = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0]!;
const attemptsOf = (orderId: string) =>
  db.select().from(payments).where(eq(payments.orderId, orderId));
const proofsOf = (orderId: string) =>
  db.select().from(transferProofs).where(eq(transferProofs.orderId, orderId));
const audited = async (orderId: string, action: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.subjectId, orderId))).filter(
    (entry) => entry.action === action,
  );

async function sendProof(orderToken: string, hours = 0) {
  const sent = await newPicture();
  const store = files.area(PROOF_FILES);
  const added = await addTransferProof(later(hours, as("visitor")), store, { orderToken, sent });
  if (!added.ok) throw new Error(added.reason);
}

const confirm = (orderId: string, received: number, who: Ctx = manager) =>
  confirmTransfer(who, { orderId, received, bankReference: "FT 2611 0042" });

it("is paid by the exact amount, and the buyer hears of it", async () => {
  const { orderId, orderToken, total } = await orderToTransfer(ctx);
  await sendProof(orderToken);
  expect(await confirm(orderId, total, later(2))).toEqual({ ok: true, value: "paid" });
  expect(await orderOf(orderId)).toMatchObject({
    status: "confirmed",
    paymentStatus: "paid",
    paidAt: later(2).now,
    expiresAt: null,
    proofWaitingSince: null,
  });
  const attempts = await attemptsOf(orderId);
  expect(attempts).toMatchObject([{ gateway: "bank", status: "paid", amount: total }]);
  expect(await proofsOf(orderId)).toMatchObject([{ answer: "confirmed" }]);
  const [entry] = await audited(orderId, "transfer.confirmed");
  expect(entry).toMatchObject({
    actorId: "manager-1",
    after: { received: total, bankReference: "FT 2611 0042" },
  });
  await drain(2);
  expect(await db.$count(mails, eq(mails.dedupeKey, `order-paid:${orderId}`))).toBe(1);
});

it("needs no proof when the money is simply here", async () => {
  const { orderId, total } = await orderToTransfer(ctx);
  expect(await confirm(orderId, total)).toEqual({ ok: true, value: "paid" });
});

it("also pays an order that was written before transfers had an attempt", async () => {
  const { productId } = await orderToTransfer(ctx);
  const orderId = await makeOrder(ctx, { productId, paymentMethod: "bank" });
  const { totalAmount } = await orderOf(orderId);
  expect(await confirm(orderId, totalAmount)).toEqual({ ok: true, value: "paid" });
  expect(await attemptsOf(orderId)).toMatchObject([{ status: "paid" }]);
});

test("of two who confirm at once one does, and the other is told", async () => {
  const { orderId, orderToken, total } = await orderToTransfer(ctx);
  await sendProof(orderToken);
  const two = [manager, as("admin")];
  const answers = await Promise.all(two.map((who) => confirm(orderId, total, who)));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers).toContainEqual({ ok: false, reason: "already_paid" });
  expect(await attemptsOf(orderId)).toHaveLength(1);
  expect(await audited(orderId, "transfer.confirmed")).toHaveLength(1);
  await drain();
  expect(await db.$count(mails, eq(mails.dedupeKey, `order-paid:${orderId}`))).toBe(1);
});

test("of one who confirms and one who declines at once, one does", async () => {
  const { orderId, orderToken, total } = await orderToTransfer(ctx);
  await sendProof(orderToken);
  const [confirmed, declined] = await Promise.all([
    confirm(orderId, total),
    declineTransfer(manager, { orderId, reason: "Blurred." }),
  ]);
  // A declined proof does not speak against the money, so the confirmation works either way.
  expect(confirmed).toEqual({ ok: true, value: "paid" });
  expect(await proofsOf(orderId)).toMatchObject([
    { answer: declined.ok ? "declined" : "confirmed" },
  ]);
  expect(await orderOf(orderId)).toMatchObject({ paymentStatus: "paid", expiresAt: null });
});

describe("another amount", () => {
  it.each([
    [-100, "short", "₱9,199 arrived, ₱1 too little"],
    [50, "over", "₱9,200.50 arrived, ₱0.50 too much"],
  ])("flags the order: %i centavos", async (difference, judged, said) => {
    const { orderId, orderToken, total } = await orderToTransfer(ctx);
    await sendProof(orderToken);
    expect(await confirm(orderId, total + difference)).toEqual({ ok: true, value: judged });
    expect(await orderOf(orderId)).toMatchObject({
      status: "pending",
      paymentStatus: "awaiting_transfer",
      needsAttention: expect.stringContaining(said) as string,
      proofWaitingSince: null,
      expiresAt: null,
    });
    expect(await attemptsOf(orderId)).toMatchObject([{ status: "open" }]);
    expect(await audited(orderId, "transfer.mismatch")).toHaveLength(1);
    await drain(49);
    expect(await orderOf(orderId)).toMatchObject({ status: "pending" });
  });

  it("keeps the order from ending, also without a proof", async () => {
    const { orderId, total } = await orderToTransfer(ctx);
    await confirm(orderId, total - 100);
    await drain(49);
    expect(await orderOf(orderId)).toMatchObject({ status: "pending", expiresAt: null });
  });

  it("is done with once the whole amount is here", async () => {
    const { orderId, total } = await orderToTransfer(ctx);
    await confirm(orderId, total - 100);
    expect(await confirm(orderId, total)).toEqual({ ok: true, value: "paid" });
    expect(await orderOf(orderId)).toMatchObject({ needsAttention: null, paymentStatus: "paid" });
  });
});

describe("after its time", () => {
  async function ended(given = {}) {
    const order = await orderToTransfer(ctx, given);
    await drain(48);
    expect(await orderOf(order.orderId)).toMatchObject({ paymentStatus: "expired" });
    return order;
  }

  it("the order goes on while its items are there", async () => {
    const { orderId, total } = await ended();
    expect(await confirm(orderId, total, later(50))).toEqual({ ok: true, value: "paid" });
    expect(await orderOf(orderId)).toMatchObject({ status: "confirmed", cancelledAt: null });
  });

  it("the order is flagged for a refund when somebody else has them", async () => {
    const { orderId, total, productId } = await ended({ stock: 1 });
    await makeOrder(later(49), { productId });
    expect(await confirm(orderId, total, later(50))).toEqual({
      ok: true,
      value: "late_unfulfillable",
    });
    expect(await orderOf(orderId)).toMatchObject({
      status: "cancelled",
      paymentStatus: "paid",
      needsAttention: expect.stringContaining("Refund it") as string,
    });
  });

  it("and at its very end, one of the two wins, and the shop still adds up", async () => {
    const { orderId, total } = await orderToTransfer(ctx);
    await enqueue(db, "orders.expire", { orderId });
    await Promise.all([drain(48), confirm(orderId, total, later(48))]);
    expect(await orderOf(orderId)).toMatchObject({ status: "confirmed", paymentStatus: "paid" });
  });
});

describe("is refused", () => {
  it.each(["visitor", "customer", "support", "fulfilment", "clinician", "marketing"] as const)(
    "to a %s",
    async (who) => {
      const { orderId, orderToken, total } = await orderToTransfer(ctx);
      await sendProof(orderToken);
      const forbidden = { ok: false, reason: "forbidden" };
      expect(await confirm(orderId, total, as(who))).toEqual(forbidden);
      const reason = "Blurred.";
      expect(await declineTransfer(as(who), { orderId, reason })).toEqual(forbidden);
      expect(await orderOf(orderId)).toMatchObject({ proofWaitingSince: ctx.now });
    },
  );

  it("for an order that is paid otherwise, or is none", async () => {
    const { orderId } = await orderToPay(ctx);
    expect(await confirm(orderId, 920_000)).toEqual({ ok: false, reason: "no_transfer" });
    const unknown = { ok: false, reason: "not_found" };
    expect(await confirm(ctx.ids.newId(), 1)).toEqual(unknown);
    expect(await confirm("no id", 1)).toEqual(unknown);
  });
});

describe("a declined proof", () => {
  it("leaves two days in all, one at least, and is said in a mail", async () => {
    const { orderId, orderToken } = await orderToTransfer(ctx);
    await sendProof(orderToken, 40);
    const reason = "We can’t read the picture.";
    expect(await declineTransfer(later(60), { orderId, reason })).toEqual({
      ok: true,
      value: undefined,
    });
    const order = await orderOf(orderId);
    expect(order).toMatchObject({ proofWaitingSince: null, expiresAt: later(84).now });
    const [proof] = await proofsOf(orderId);
    expect(proof).toMatchObject({ answer: "declined", answerReason: reason });
    await drain(60);
    const key = `proof-declined:${proof?.id}`;
    const [mail] = await readMails(ctx, eq(mails.dedupeKey, key));
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain("reserved until Nov 24, 2026");
    expect(mail?.text).toContain(`/order/${orderToken}`);
    await drain(83);
    expect(await orderOf(orderId)).toMatchObject({ status: "pending" });
    await drain(84);
    expect(await orderOf(orderId)).toMatchObject({ paymentStatus: "expired" });
  });

  it("may be followed by a better one", async () => {
    const { orderId, orderToken, total } = await orderToTransfer(ctx);
    await sendProof(orderToken);
    await declineTransfer(manager, { orderId, reason: "Blurred." });
    await drain(24);
    expect(await db.$count(mails, eq(mails.dedupeKey, `transfer-reminder:${orderId}`))).toBe(0);
    await sendProof(orderToken, 25);
    await confirm(orderId, total, later(26));
    const answers = (await proofsOf(orderId)).map((proof) => proof.answer);
    expect(new Set(answers)).toEqual(new Set(["declined", "confirmed"]));
  });

  it("of an order that has ended gives it no new time", async () => {
    const { orderId, orderToken } = await orderToTransfer(ctx);
    await drain(48);
    await sendProof(orderToken, 49);
    await declineTransfer(later(50), { orderId, reason: "Not arrived." });
    expect(await orderOf(orderId)).toMatchObject({ status: "cancelled", proofWaitingSince: null });
    await drain(50);
    const [proof] = await proofsOf(orderId);
    const [mail] = await db
      .select()
      .from(mails)
      .where(eq(mails.dedupeKey, `proof-declined:${proof?.id}`));
    expect(mail?.text).toContain("The time to pay for this order has passed");
  });

  it("is answered once", async () => {
    const { orderId, orderToken } = await orderToTransfer(ctx);
    const nothing = { ok: false, reason: "nothing_waiting" };
    expect(await declineTransfer(manager, { orderId, reason: "No." })).toEqual(nothing);
    await sendProof(orderToken);
    const twice = [1, 2].map(() => declineTransfer(manager, { orderId, reason: "No." }));
    expect(await Promise.all(twice)).toContainEqual(nothing);
    expect(await audited(orderId, "transfer.declined")).toHaveLength(1);
  });
});

it("an order that staff cancelled still has its proof checked, and stays cancelled", async () => {
  const { orderId, orderToken, total } = await orderToTransfer(ctx);
  await sendProof(orderToken);
  await moveOrder(manager, { orderId, to: "cancelled" });
  expect(await orderOf(orderId)).toMatchObject({ proofWaitingSince: ctx.now });
  expect(await confirm(orderId, total)).toEqual({ ok: true, value: "late_unfulfillable" });
  expect(await orderOf(orderId)).toMatchObject({ status: "cancelled", paymentStatus: "paid" });
});

test("after all this the shop still adds up", async () => {
  await drain(100);
  expect(await checkInvariants(db)).toEqual([]);
});
