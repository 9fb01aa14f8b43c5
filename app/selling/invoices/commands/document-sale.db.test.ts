import { asc, eq, isNull } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { ok } from "#app/lib/result.ts";
import { publishLegalTexts } from "#app/running/content/factories.ts";
import { beginDownload } from "#app/selling/einvoices/commands/begin-download.server.ts";
import { correctDocument } from "#app/selling/einvoices/commands/correct-document.server.ts";
import { recordAnswer } from "#app/selling/einvoices/commands/record-answer.server.ts";
import { isAsSigned } from "#app/selling/einvoices/queries/signing-keys.server.ts";
import { dayFile, findDocument } from "#app/selling/einvoices/queries/find-documents.server.ts";
import { NO_DOCUMENT } from "#app/selling/einvoices/rules/document-terms.ts";
import { correctionOf } from "#app/selling/einvoices/rules/correct-payload.ts";
import { eDocuments } from "#app/selling/einvoices/tables.server.ts";
import { refundOrder } from "#app/selling/payments/commands/refund-order.server.ts";
import { fakeGateway, gatewaysOf } from "#app/selling/payments/factories.ts";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { testContext } from "#tests/context.ts";
import { drainJobs } from "#tests/drain-jobs.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { invoiceJobs, openTaxes, paidOrder } from "../factories.ts";
import { documentMissing } from "./document-missing.server.ts";

const { ctx, db, pool, as } = await testContext();
await publishLegalTexts(ctx);
const gateway = fakeGateway({ refund: async ({ amount }) => ok({ refunded: amount }) });
const jobs = invoiceJobs(gateway);
const manager = as("manager");
const rejected = { result: "rejected", says: "Unknown TIN" } as const;

beforeEach(async () => {
  await openTaxes(ctx, { tax_e_from: "2026-11-01" });
});

const documents = () => db.select().from(eDocuments).orderBy(asc(eDocuments.id));

/** The document of a new sale. */
async function sell() {
  await paidOrder(ctx);
  await drainJobs(pool, jobs);
  const newest = (await documents()).at(-1);
  if (!newest) throw new Error("no document");
  return newest;
}

/** A new sale, and the document of a refund on it. */
async function refundPart() {
  const orderId = await paidOrder(ctx);
  await drainJobs(pool, jobs);
  const input = { key: ctx.ids.newId(), amount: 11_200, reason: "Broken", byHand: undefined };
  const given = await refundOrder(ctx, gatewaysOf(gateway), orderId, input);
  if (!given.ok) throw new Error(given.reason);
  await drainJobs(pool, jobs);
  const [invoice, credit] = (await documents()).slice(-2);
  if (!invoice || !credit) throw new Error("no documents");
  return { invoice, credit };
}

const isIntact = async (documentId: string) => {
  const found = await findDocument(db, documentId);
  return found !== undefined && isAsSigned(found.jws, found.publicJwk);
};

test("a sale and its refund get signed documents with them, and later ones catch up", async () => {
  await openTaxes(ctx, { tax_e_from: "" });
  await paidOrder(ctx);
  await drainJobs(pool, jobs);
  expect(await documents()).toEqual([]);
  await openTaxes(ctx, { tax_e_from: "2026-11-01" });
  await Promise.all([documentMissing(ctx), documentMissing(ctx)]);
  expect(await db.$count(eDocuments)).toBe(1);
  const { invoice, credit } = await refundPart();
  expect(invoice).toMatchObject({ state: "queued", total: 112_000, taxClass: "01", noteId: null });
  expect(credit.payload).toMatchObject({
    DocType: "03",
    PrevUniqueId: invoice.uniqueId,
    NetAmtPay: 112,
    VATAmt: 12,
  });
  expect(invoice.dueAt).toEqual(new Date("2026-11-24T16:00:00Z"));
  expect(await isIntact(credit.id)).toBe(true);
  for (const statement of [
    "update e_documents set jws = jws",
    "update e_documents set payload = payload",
    "delete from e_documents",
    "delete from e_document_keys",
  ]) {
    await expect(pool.query(statement), statement).rejects.toThrow(/append-only/);
  }
  await db.execute("alter table e_documents disable trigger e_documents_stay");
  const forged = { jws: credit.jws.replace(/\.[^.]+$/, `.${"A".repeat(86)}`) };
  await db.update(eDocuments).set(forged).where(eq(eDocuments.id, credit.id));
  expect(await isIntact(credit.id)).toBe(false);
  await db.update(eDocuments).set({ jws: credit.jws }).where(eq(eDocuments.id, credit.id));
  await db.execute("alter table e_documents enable trigger e_documents_stay");
  expect(await checkInvariants(db)).toEqual([]);
});

test("with another secret the shop signs with a new key, and older documents stay valid", async () => {
  const before = await sell();
  const other = { ...ctx, sealers: createSealers("another secret of the shop") };
  await openTaxes(ctx, { tax_e_from: "" });
  await paidOrder(ctx);
  await drainJobs(pool, jobs);
  await openTaxes(ctx, { tax_e_from: "2026-11-01" });
  await documentMissing(other);
  const after = (await documents()).at(-1);
  expect(after?.kid).not.toBe(before.kid);
  expect([await isIntact(before.id), await isIntact(after?.id ?? "")]).toEqual([true, true]);
});

test("a rejected document is replaced once, and its credit notes follow it", async () => {
  const { invoice, credit } = await refundPart();
  const correction = { ...correctionOf(invoice.payload), sellerTin: "98765432100002" };
  const early = await correctDocument(manager, invoice.id, correction);
  expect(early).toMatchObject({ reason: "not_rejected" });
  expect((await recordAnswer(manager, invoice.id, rejected)).ok).toBe(true);
  const answers = await Promise.all(
    [1, 2, 3].map(() => correctDocument(manager, invoice.id, correction)),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  const [newer, newCredit] = (await documents()).slice(-2);
  expect(newer).toMatchObject({ number: invoice.number, revision: 2, dueAt: invoice.dueAt });
  expect(newer?.payload).toMatchObject({
    CompInvoiceId: invoice.number,
    CorrYN: "N",
    SellerInfo: { Tin: "987654321", BranchCd: "00002" },
  });
  expect(newCredit).toMatchObject({ number: credit.number, state: "queued", revision: 2 });
  expect(newCredit?.payload.PrevUniqueId).toBe(newer?.uniqueId);
  expect(await recordAnswer(manager, invoice.id, rejected)).toMatchObject({ reason: "replaced" });
  expect(await checkInvariants(db)).toEqual([]);
});

test("a day's file has its valid documents, which a provider then has", async () => {
  const { id, uniqueId, day } = await sell();
  expect((await beginDownload(manager, { day })).ok).toBe(true);
  expect((await findDocument(db, id))?.state).toBe("sent");
  let text = "";
  for await (const part of dayFile(db, day)) text += part;
  const file = JSON.parse(text) as { documents: { uniqueId: string }[]; keys: unknown[] };
  const live = (await documents()).filter(({ state }) => state !== "corrected");
  expect(file.documents.map((each) => each.uniqueId)).toEqual(live.map((each) => each.uniqueId));
  expect(file.documents.at(-1)?.uniqueId).toBe(uniqueId);
  expect(text).not.toContain('"d":');
});

test("support staff change nothing", async () => {
  const [{ id, payload }] = [await sell()];
  const support = as("support");
  for (const answer of await Promise.all([
    beginDownload(support, { documentId: id }),
    recordAnswer(support, id, rejected),
    correctDocument(support, id, correctionOf(payload)),
  ])) {
    expect(answer).toMatchObject({ reason: "forbidden" });
  }
  const orphan = await db.select().from(eDocuments).where(isNull(eDocuments.noteId));
  expect(orphan.every((each) => each.payload.PrevUniqueId !== NO_DOCUMENT)).toBe(true);
});
