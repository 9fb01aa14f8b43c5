import { asc, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { ok } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { correctDocument } from "#app/selling/einvoices/commands/correct-document.server.ts";
import { recordAnswer } from "#app/selling/einvoices/commands/record-answer.server.ts";
import { saveConnection } from "#app/selling/einvoices/commands/save-connection.server.ts";
import { turnOff } from "#app/selling/einvoices/commands/turn-off.server.ts";
import { connectBureau } from "#app/selling/einvoices/factories.ts";
import { BUREAU, FakeEis } from "#app/selling/einvoices/gateways/fakes/fake-eis.fixture.ts";
import { eInvoicesJobs } from "#app/selling/einvoices/jobs.server.ts";
import { readConnection } from "#app/selling/einvoices/queries/connection.server.ts";
import { correctionOf } from "#app/selling/einvoices/rules/correct-payload.ts";
import { eDocuments } from "#app/selling/einvoices/tables.server.ts";
import { invoiceJobs, openTaxes, paidOrder } from "#app/selling/invoices/factories.ts";
import { invoices } from "#app/selling/invoices/tables.server.ts";
import { orders } from "#app/selling/orders/tables.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { enqueueAny } from "#tests/enqueue-any.ts";
import { planOf } from "#app/platform/jobs/job-plan.server.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { NOW } from "#tests/now.ts";

const fake = await new FakeEis().open();
afterAll(() => fake.close());
const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const sales = invoiceJobs(gateway);
const jobs = planOf(eInvoicesJobs);
const manager = as("manager");
let clock = NOW;

beforeEach(async () => {
  fake.be("well");
  await openTaxes(ctx, { tax_e_from: "2026-11-01" });
  await connectBureau(ctx);
});

/** A paid order with the documents of its invoice. */
async function sell(tin = "123-456-789") {
  await openTaxes(ctx, { tax_e_from: "2026-11-01", tax_tin: tin });
  const orderId = await paidOrder(ctx);
  await drainJobs(pool, sales, { at: clock });
  return orderId;
}

async function refund(orderId: string) {
  const input = { key: ctx.ids.newId(), amount: 11_200, reason: "Broken", byHand: undefined };
  const given = await refundOrder(ctx, gatewaysOf(gateway), orderId, input);
  if (!given.ok) throw new Error(given.reason);
  await drainJobs(pool, sales, { at: clock });
}

/** Some time passes. Then two rounds of due documents run at once. */
async function pass(minutes: number) {
  clock = addMinutes(clock, minutes);
  await enqueueAny(db, "einvoices.send-due", {});
  await drainJobs(pool, jobs, { at: clock, providersUrl: fake.url });
}

const all = () => db.select().from(eDocuments).orderBy(asc(eDocuments.id));
const newest = async () => (await all()).at(-1)!;
const transmissions = (uniqueId: string) =>
  fake.stored.filter((each) => each.uniqueId === uniqueId).length;

test("a sale is transmitted once, whatever answers are lost, and its refund follows it", async () => {
  const orderId = await sell();
  await refund(orderId);
  const credit = await newest();
  const [invoice] = (await all()).slice(-2);
  fake.be("silent", { afterDoing: true });
  await pass(0);
  const sent = (await all()).find(({ id }) => id === invoice?.id);
  expect(sent).toMatchObject({ state: "queued", tries: 1 });
  expect(transmissions(invoice?.uniqueId ?? "")).toBe(1);
  fake.be("slow");
  await pass(5);
  fake.be("well");
  await pass(15);
  expect((await all()).find(({ id }) => id === invoice?.id)?.state).toBe("accepted");
  expect(transmissions(invoice?.uniqueId ?? "")).toBe(1);
  expect((await newest()).state).toBe("queued");
  await pass(60);
  await pass(15);
  expect(await newest()).toMatchObject({ id: credit.id, state: "accepted" });
  expect(credit.payload.PrevUniqueId).toBe(invoice?.uniqueId);
});

test("a document that is rejected after the parcel left is corrected, and then accepted", async () => {
  const orderId = await sell("999-456-789");
  await db.update(orders).set({ status: "shipped" }).where(eq(orders.id, orderId));
  await pass(0);
  await pass(15);
  const rejected = await newest();
  expect(rejected).toMatchObject({ state: "rejected", says: "ERR001" });
  const byHand = { result: "accepted", says: "" } as const;
  expect(await recordAnswer(manager, rejected.id, byHand)).toMatchObject({ reason: "automatic" });
  const before = await db.select().from(invoices);
  const correction = { ...correctionOf(rejected.payload), sellerTin: "12345678900000" };
  expect((await correctDocument({ ...manager, now: clock }, rejected.id, correction)).ok).toBe(
    true,
  );
  await pass(5);
  await pass(15);
  expect(await newest()).toMatchObject({
    number: rejected.number,
    state: "accepted",
    revision: 2,
    dueAt: rejected.dueAt,
  });
  expect(await db.select().from(invoices)).toEqual(before);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.status).toBe("shipped");
  const broken = (await checkInvariants(db)).filter((each) => each.startsWith("Electronic"));
  expect(broken).toEqual([]);
});

test("documents that were signed before the certification are signed anew", async () => {
  await turnOff(ctx);
  await sell();
  const early = await newest();
  await pass(5);
  expect((await newest()).id).toBe(early.id);
  const certified = { ...BUREAU, receiver: "trial", accreditation: "other123" } as const;
  const { version } = await readConnection(ctx);
  expect((await saveConnection(ctx, certified, version)).ok).toBe(true);
  await pass(5);
  const again = await newest();
  expect(again).toMatchObject({ revision: early.revision + 1, kid: BUREAU.signingKeyId });
  expect(again.uniqueId).toContain("other123");
  await pass(5);
  expect((await readConnection(ctx)).refusedSince).not.toBeNull();
  expect((await newest()).state).toBe("queued");
});

test("a refusal is told, and other staff or a lost secret connect nothing", async () => {
  await sell();
  fake.be("refusing");
  await pass(5);
  expect(await newest()).toMatchObject({
    state: "rejected",
    says: "E11 Not certified for this document",
  });
  const input = { ...BUREAU, receiver: "eis" } as const;
  for (const answer of [await saveConnection(manager, input, 1), await turnOff(manager)]) {
    expect(answer).toMatchObject({ reason: "forbidden" });
  }
  const { version } = await readConnection(ctx);
  expect(await saveConnection(ctx, input, version - 1)).toMatchObject({
    reason: "changed_meanwhile",
  });
  const lost = { ...ctx, sealers: createSealers("another secret of the shop") };
  expect((await readConnection(lost)).keys).toBeUndefined();
  const empty = { ...input, applicationKey: "", password: "", signingKey: "" };
  expect(await saveConnection(lost, empty, version)).toMatchObject({ field: "applicationKey" });
  const strange = { ...input, signingKey: BUREAU.publicKey };
  expect(await saveConnection(ctx, strange, version)).toMatchObject({ field: "signingKey" });
  expect((await saveConnection(ctx, { ...empty }, version)).ok).toBe(true);
});
