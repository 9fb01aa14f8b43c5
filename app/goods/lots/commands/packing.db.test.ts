import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { adjustStock } from "#app/goods/catalog/commands/adjust-stock.server.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { findSellable } from "#app/goods/catalog/queries/sellable.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { purity } from "../factories.ts";
import { findLot, readReport } from "../queries/list-lots.server.ts";
import { lotsOfProduct } from "../queries/lots-of-product.server.ts";
import { showLots } from "../views/show-lots.ts";
import { addLabReport } from "./add-lab-report.server.ts";
import { closeLot } from "./close-lot.server.ts";
import { correctLot } from "./correct-lot.server.ts";
import { openLot } from "./open-lot.server.ts";
import { receiveLot } from "./receive-lot.server.ts";
import { withdrawReport } from "./withdraw-report.server.ts";

const { ctx, db } = await testContext();
const store = createDiskFiles(await temporaryFolder()).area("reports");
const newPdf = () => Buffer.from(`%PDF-1.7\n% ${(made += 1)}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`);

let made = 0;
const newProduct = () => makeProduct(ctx, { name: `Vial ${(made += 1)}`, stock: 50 });

async function newLot(
  productId: string,
  given: { lotNumber?: string; expiresOn?: string; receivedUnits?: number } = {},
) {
  const received = await receiveLot(ctx, {
    item: { productId, variantId: null },
    lotNumber: `L-${(made += 1)}`,
    madeOn: "2026-01-01",
    expiresOn: "2028-01-01",
    receivedUnits: 12,
    ...given,
  });
  if (!received.ok) throw new Error(received.reason);
  return received.value.lotId;
}

/** A lot that parcels are packed from. */
async function openedLot(productId: string, given = {}): Promise<string> {
  const lotId = await newLot(productId, given);
  const opened = await openLot(ctx, lotId);
  if (!opened.ok) throw new Error(opened.reason);
  return lotId;
}

async function reported(lotId: string, now = ctx.now): Promise<string> {
  const facts = {
    labName: "A laboratory",
    results: [purity()],
    reportedOn: "2026-10-01",
    verifyUrl: null,
  };
  const added = await addLabReport({ ...ctx, now }, store, { lotId, sent: newPdf(), facts });
  if (!added.ok) throw new Error(added.reason);
  return added.value.reportId;
}

const shownOf = async (productId: string) =>
  showLots(await lotsOfProduct(db, productId), "2026-11-21").current.map((lot) => lot.lotNumber);

describe("what is shipped now", () => {
  it("is not claimed by entering a lot, but from when it is opened until it is closed", async () => {
    const productId = await newProduct();
    const lotId = await newLot(productId, { lotNumber: "NEW" });
    expect(await shownOf(productId)).toEqual([]);
    await openLot(ctx, lotId);
    expect(await shownOf(productId)).toEqual(["NEW"]);
    expect(await openLot(ctx, lotId)).toMatchObject({ reason: "is_open" });
    expect(await closeLot(ctx, { lotId, why: "Used up" })).toMatchObject({ ok: true });
    expect(await shownOf(productId)).toEqual([]);
    expect(await closeLot(ctx, { lotId, why: "Used up" })).toMatchObject({ reason: "not_open" });
    await openLot(ctx, lotId);
    expect(await shownOf(productId)).toEqual(["NEW"]);
  });

  it("is no lot that has more left than lies on the shelf beside the open ones", async () => {
    const productId = await newProduct();
    const [most, more] = [
      await newLot(productId, { receivedUnits: 40 }),
      await newLot(productId, { receivedUnits: 11 }),
    ];
    const opened = await Promise.all([openLot(ctx, most), openLot(ctx, more)]);
    expect(opened.filter(({ ok }) => ok)).toHaveLength(1);
    expect(opened.find(({ ok }) => !ok)).toMatchObject({ reason: "not_on_shelf" });
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
    const productId2 = await newProduct();
    const lotId = await openedLot(productId2, { receivedUnits: 50 });
    const facts = { lotNumber: `L-${(made += 1)}`, madeOn: null, expiresOn: "2028-01-01" };
    const correct = (receivedUnits: number) =>
      correctLot(ctx, { lotId, version: 1, facts: { ...facts, receivedUnits }, why: "Counted" });
    expect(await correct(51)).toMatchObject({ reason: "not_on_shelf" });
    expect(await correct(49)).toMatchObject({ ok: true });
  });

  it("may be a lot of which units broke, as those are taken from stock alone", async () => {
    const productId = await newProduct();
    const lotId = await openedLot(productId, { receivedUnits: 50 });
    await adjustStock(ctx, { productId, by: -2, reason: "broke" });
    await closeLot(ctx, { lotId, why: "By mistake" });
    expect(await openLot(ctx, lotId)).toMatchObject({ ok: true });
    expect(await checkInvariants(db, { jobsDrained: false })).toEqual([]);
  });

  it("is the open lot that expires first, also once another came in", async () => {
    const productId = await newProduct();
    await openedLot(productId, { lotNumber: "LONG", expiresOn: "2028-06-01" });
    const short = await openedLot(productId, { lotNumber: "SHORT", expiresOn: "2027-06-01" });
    await newLot(productId, { lotNumber: "NEWEST", expiresOn: "2027-01-01" });
    expect(await shownOf(productId)).toEqual(["SHORT"]);
    await closeLot(ctx, { lotId: short, why: "Used up" });
    expect(await shownOf(productId)).toEqual(["LONG"]);
  });

  it("is never what has expired", async () => {
    const lotId = await newLot(await newProduct(), { expiresOn: "2027-06-01" });
    const late = { ...ctx, now: new Date("2027-06-02T04:00:00Z") };
    expect(await openLot(late, lotId)).toMatchObject({ reason: "over" });
  });
});

describe("correcting a lot", () => {
  const right = { madeOn: null, expiresOn: "2028-02-01", receivedUnits: 11 };

  it("leaves before, after and why in the log, and stock as it is", async () => {
    const productId = await newProduct();
    const lotId = await newLot(productId, { lotNumber: "TYPO" });
    const facts = { ...right, lotNumber: "RIGHT" };
    const correction = { lotId, version: 1, facts, why: "Misread" };
    expect(await correctLot(ctx, correction)).toMatchObject({ ok: true });
    expect(await findLot(db, lotId)).toMatchObject({ ...right, lotNumber: "RIGHT" });
    expect(await findSellable(db, productId, null)).toMatchObject({ available: 50 });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, lotId), eq(auditLog.action, "lot.corrected")));
    expect(entry).toMatchObject({
      before: { lotNumber: "TYPO", receivedUnits: 12 },
      after: { lotNumber: "RIGHT", receivedUnits: 11 },
      reason: "Misread",
    });
  });

  it("takes no number that the product has", async () => {
    const productId = await newProduct();
    await newLot(productId, { lotNumber: "TAKEN" });
    const lotId = await newLot(productId);
    const facts = { ...right, lotNumber: "TAKEN" };
    const correction = { lotId, version: 1, facts, why: "Misread" };
    expect(await correctLot(ctx, correction)).toMatchObject({ reason: "taken" });
  });
});

describe("withdrawing a report", () => {
  it("leaves it listed with the reason, shows the one before, and serves its file no more", async () => {
    const productId = await newProduct();
    const lotId = await openedLot(productId);
    const older = await reported(lotId, addDays(ctx.now, -1));
    const reportId = await reported(lotId);
    const why = "It is of another lot.";
    expect(await withdrawReport(ctx, { lotId, reportId, why })).toMatchObject({ ok: true });
    const [shown] = await lotsOfProduct(db, productId);
    expect(shown?.report?.id).toBe(older);
    expect(shown?.withdrawn).toMatchObject([{ id: reportId, why }]);
    expect(await readReport(db, store, reportId)).toEqual({
      lotNumber: shown?.lotNumber,
      withdrawnWhy: why,
    });
    expect(await readReport(db, store, older)).toHaveProperty("bytes");
    expect(await withdrawReport(ctx, { lotId, reportId, why })).toMatchObject({
      reason: "not_found",
    });
  });

  it("is of its own lot", async () => {
    const reportId = await reported(await newLot(await newProduct()));
    const lotId = await newLot(await newProduct());
    const withdrawn = await withdrawReport(ctx, { lotId, reportId, why: "Wrong" });
    expect(withdrawn).toMatchObject({ reason: "not_found" });
  });
});
