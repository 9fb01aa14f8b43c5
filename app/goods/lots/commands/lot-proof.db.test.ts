import { eq } from "drizzle-orm";
import { expect, it, test } from "vitest";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { identity, purity } from "../factories.ts";
import { findLot } from "../queries/list-lots.server.ts";
import { lotProof } from "../rules/lot-proof.ts";
import { labReports, lots } from "../tables.server.ts";
import { addLabReport } from "./add-lab-report.server.ts";
import { checkLot } from "./check-lot.server.ts";
import { openLot } from "./open-lot.server.ts";
import { receiveLot } from "./receive-lot.server.ts";
import { withdrawReport } from "./withdraw-report.server.ts";

const { ctx, db, pool, as } = await testContext();
const store = createDiskFiles(await temporaryFolder()).area("reports");

let made = 0;
async function newLot(): Promise<string> {
  const productId = await makeProduct(ctx, { name: `Vial ${(made += 1)}`, stock: 12 });
  const received = await receiveLot(ctx, {
    item: { productId, variantId: null },
    lotNumber: `P-${made}`,
    madeOn: null,
    expiresOn: "2028-01-01",
    receivedUnits: 12,
  });
  if (!received.ok) throw new Error(received.reason);
  return received.value.lotId;
}
const newPdf = () => Buffer.from(`%PDF-1.7\n% ${(made += 1)}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`);
const facts = { labName: "A laboratory", reportedOn: "2026-10-01", verifyUrl: null };
const add = (lotId: string, results = [identity(), purity()], sent: Uint8Array = newPdf()) =>
  addLabReport(ctx, store, { lotId, sent, facts: { ...facts, results, failureSeen: "on" } });
const lotOf = async (lotId: string) => {
  const lot = await findLot(db, lotId);
  if (!lot) throw new Error("no lot");
  return lot;
};

it("is received, then checked by somebody, then confirmed by a laboratory", async () => {
  const lotId = await newLot();
  expect(lotProof(await lotOf(lotId))).toBe("received");
  expect(await checkLot(as("support"), lotId)).toMatchObject({ reason: "forbidden" });
  expect(await checkLot(ctx, lotId)).toMatchObject({ ok: true });
  expect(await checkLot(ctx, lotId)).toMatchObject({ reason: "is_checked" });
  expect(await checkLot(ctx, ctx.ids.newId())).toMatchObject({ reason: "not_found" });
  expect(lotProof(await lotOf(lotId))).toBe("checked");
  const added = await add(lotId);
  expect(lotProof(await lotOf(lotId))).toBe("confirmed");
  const reportId = added.ok ? added.value.reportId : "";
  await withdrawReport(ctx, { lotId, reportId, why: "Of another lot" });
  expect(lotProof(await lotOf(lotId))).toBe("checked");
});

it("that failed is closed at once, stays closed, and its report stays", async () => {
  const lotId = await newLot();
  await openLot(ctx, lotId);
  const failed = await add(lotId, [identity(), purity(91)]);
  expect(await lotOf(lotId)).toMatchObject({
    closedAt: ctx.now,
    closedWhy: "A lab result failed: Purity",
  });
  expect(await openLot(ctx, lotId)).toMatchObject({ reason: "failed" });
  const reportId = failed.ok ? failed.value.reportId : "";
  expect(await withdrawReport(ctx, { lotId, reportId, why: "Ugly" })).toMatchObject({
    reason: "failed_stays",
  });
  await add(lotId, [identity(), purity(99.9)]);
  expect(await openLot(ctx, lotId)).toMatchObject({ reason: "failed" });
  expect(lotProof(await lotOf(lotId))).toBe("failed");
});

it("that failed before it was opened is never opened", async () => {
  const lotId = await newLot();
  await add(lotId, [identity("failed")]);
  expect(await openLot(ctx, lotId)).toMatchObject({ reason: "failed" });
  expect(await lotOf(lotId)).toMatchObject({ openedAt: null, closedAt: null });
});

it("asks once more before a failed result is public for good", async () => {
  const lotId = await newLot();
  const report = { lotId, sent: newPdf(), facts: { ...facts, results: [purity(91)] } };
  expect(await addLabReport(ctx, store, report)).toMatchObject({ reason: "confirm_failure" });
  expect(await db.$count(labReports, eq(labReports.lotId, lotId))).toBe(0);
});

it("whose failed result comes while somebody opens it ends closed", async () => {
  for (let round = 0; round < 5; round += 1) {
    const lotId = await newLot();
    await Promise.all([openLot(ctx, lotId), add(lotId, [purity(91)])]);
    const { openedAt, closedAt } = await lotOf(lotId);
    expect(openedAt === null || closedAt !== null).toBe(true);
  }
});

test("one file proves one lot, and the refusal names it", async () => {
  const [one, other] = [await newLot(), await newLot()];
  const sent = newPdf();
  const added = await add(one, [purity()], sent);
  const { lotNumber } = await lotOf(one);
  expect(await add(other, [purity()], sent)).toMatchObject({ reason: "file_used", lotNumber });
  expect(await add(one, [purity()], sent)).toMatchObject({ reason: "file_used", lotNumber });
  const reportId = added.ok ? added.value.reportId : "";
  await withdrawReport(ctx, { lotId: one, reportId, why: "Of the other lot" });
  expect(await add(other, [purity()], sent)).toMatchObject({ ok: true });
});

test("of one file for four lots at once, one is stored and no other file is left", async () => {
  const before = await store.writtenBefore(new Date(Date.now() + 60_000));
  const all = [await newLot(), await newLot(), await newLot(), await newLot()];
  const sent = newPdf();
  const answers = await Promise.all(all.map((lotId) => add(lotId, [purity()], sent)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((each) => !each.ok && each.reason === "file_used")).toHaveLength(3);
  const after = await store.writtenBefore(new Date(Date.now() + 60_000));
  expect(after).toHaveLength(before.length + 1);
});

test("no statement changes or removes a result", async () => {
  await add(await newLot());
  for (const statement of ["delete from lab_results", "update lab_results set verdict = null"]) {
    await expect(pool.query(statement)).rejects.toThrow("lab_results is append-only");
  }
});

test("after all this the shop still adds up; a failed lot that is open does not", async () => {
  expect(await checkInvariants(db)).toEqual([]);
  const lotId = await newLot();
  await add(lotId, [purity(91)]);
  await db.update(lots).set({ openedAt: ctx.now }).where(eq(lots.id, lotId));
  const { lotNumber } = await lotOf(lotId);
  expect(await checkInvariants(db)).toEqual([`I11: lot ${lotNumber} failed a test and is open`]);
});
