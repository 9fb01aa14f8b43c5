import { and, eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it, test } from "vitest";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { auditLog } from "#app/running/audit/tables.server.ts";
import { makeProduct, makeVariants } from "#app/goods/catalog/factories.ts";
import { findSellable } from "#app/goods/catalog/queries/sellable.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { createDiskFiles } from "#app/platform/files/disk-files.server.ts";
import { testContext } from "#tests/context.ts";
import { checkInvariants } from "#tests/invariants.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { readPart } from "#app/platform/list/read-part.server.ts";
import { loadLot } from "../pages/desk/lot-page.server.ts";
import { findLot, lotsFor, readReport } from "../queries/list-lots.server.ts";
import { lotsOfProduct } from "../queries/lots-of-product.server.ts";
import { newestReport } from "../queries/newest-report.server.ts";
import { identity, purity } from "../factories.ts";
import { labReports, lots } from "../tables.server.ts";
import { checkLot } from "./check-lot.server.ts";
import { closeLot } from "./close-lot.server.ts";
import { correctLot } from "./correct-lot.server.ts";
import { openLot } from "./open-lot.server.ts";
import { withdrawReport } from "./withdraw-report.server.ts";
import { addLabReport } from "./add-lab-report.server.ts";
import { receiveLot } from "./receive-lot.server.ts";
import { sweepReports } from "./sweep-reports.server.ts";

const { ctx, db, as } = await testContext();
const TODAY = "2026-11-21";
const store = createDiskFiles(await temporaryFolder()).area("reports");
const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
const newPicture = () => {
  const background = { r: (pictures += 1) % 256, g: 96, b: 74 };
  return sharp({ create: { width: 60, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
};
let pictures = 0;
const facts = {
  labName: "A laboratory",
  results: [identity(), purity()],
  reportedOn: "2026-10-01",
  verifyUrl: "https://lab.example/1",
};

let made = 0;
const newProduct = () => makeProduct(ctx, { name: `Vial ${(made += 1)}`, stock: 50 });
const lotOf = (productId: string, given: Partial<Parameters<typeof receiveLot>[1]> = {}) => ({
  item: { productId, variantId: null },
  lotNumber: `L-${(made += 1)}`,
  madeOn: "2026-01-01",
  expiresOn: "2028-01-01",
  receivedUnits: 12,
  ...given,
});
async function newLot(productId: string, given = {}, now = ctx.now): Promise<string> {
  const received = await receiveLot({ ...ctx, now }, lotOf(productId, given));
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
async function reported(lotId: string, sent?: Uint8Array, now = ctx.now): Promise<string> {
  const added = await add(lotId, sent, now);
  if (!added.ok) throw new Error(added.reason);
  return added.value.reportId;
}
const add = async (lotId: string, sent?: Uint8Array, now = ctx.now, said = facts) => {
  const report = { lotId, sent: sent ?? (await newPicture()), facts: said };
  return addLabReport({ ...ctx, now }, store, report);
};

describe("receiving a lot", () => {
  it("enters it, with a row in the audit log, and leaves stock as it was counted", async () => {
    const productId = await newProduct();
    const lotId = await newLot(productId);
    expect(await findLot(db, lotId)).toMatchObject({ receivedUnits: 12, reports: 0, found: [] });
    expect(await findSellable(db, productId, null)).toMatchObject({ available: 50 });
    const [entry] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, lotId), eq(auditLog.action, "lot.received")));
    expect(entry?.after).toMatchObject({ receivedUnits: 12, expiresOn: "2028-01-01" });
  });

  it("puts its units on the shelf of its variant, if asked", async () => {
    const productId = await newProduct();
    const [small = "", large = ""] = await makeVariants(
      ctx,
      productId,
      { value: "5 mg", price: 500, stock: 0 },
      { value: "10 mg", price: 900, stock: 0 },
    );
    await newLot(productId, { item: { productId, variantId: large }, addToStock: "on" });
    expect(await findSellable(db, productId, small)).toMatchObject({ available: 0 });
    expect(await findSellable(db, productId, large)).toMatchObject({ available: 12 });
  });

  it("refuses a number the product has, what is over, and what is no item of ours", async () => {
    const productId = await newProduct();
    await newLot(productId, { lotNumber: "SAME" });
    const foreign = { productId, variantId: ctx.ids.newId() };
    for (const [given, reason] of [
      [{ lotNumber: "SAME" }, "taken"],
      [{ expiresOn: "2026-11-20" }, "over"],
      [{ item: { productId: ctx.ids.newId(), variantId: null } }, "not_found"],
      [{ item: foreign }, "not_found"],
    ] as const) {
      expect(await receiveLot(ctx, lotOf(productId, given))).toMatchObject({ reason });
    }
    expect(await db.$count(lots, eq(lots.productId, productId))).toBe(1);
    await newLot(await newProduct(), { lotNumber: "SAME" });
  });

  it("of one number by two at once enters it once", async () => {
    const productId = await newProduct();
    const same = { lotNumber: "ONCE", addToStock: "on" as const };
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => receiveLot(ctx, lotOf(productId, same))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await findSellable(db, productId, null)).toMatchObject({ available: 62 });
  });
});

describe("a lab report", () => {
  it("is kept as a picture of our own making, and told with the lot", async () => {
    const productId = await newProduct();
    const lotId = await newLot(productId);
    const added = await add(lotId);
    const [shown] = await lotsOfProduct(db, productId);
    expect(shown?.report).toMatchObject({
      labName: facts.labName,
      purity: { figure: 99.1, isBelow: false, method: "HPLC" },
      fileType: "image/webp",
      width: 60,
      height: 80,
    });
    const file = await readReport(db, store, added.ok ? added.value.reportId : "");
    const bytes = file && "bytes" in file ? file.bytes : undefined;
    expect((await sharp(bytes).metadata()).format).toBe("webp");
  });

  it("may be a PDF, which stays as it is", async () => {
    const added = await add(await newLot(await newProduct()), pdf);
    const file = await readReport(db, store, added.ok ? added.value.reportId : "");
    expect(file).toMatchObject({ fileType: "application/pdf" });
    expect(Buffer.from(file && "bytes" in file ? file.bytes : [])).toEqual(pdf);
  });

  it("takes the place of an older one, which staff still find", async () => {
    const productId = await newProduct();
    const lotId = await newLot(productId);
    await add(lotId, undefined, addDays(ctx.now, -1));
    const second = await add(lotId);
    const reports = (await findLot(db, lotId))?.found ?? [];
    expect(reports).toHaveLength(2);
    const [shown] = await lotsOfProduct(db, productId);
    expect(shown?.report?.id).toBe(second.ok && second.value.reportId);
  });

  it("is refused for no lot, and for no document, and leaves no file", async () => {
    const before = await store.writtenBefore(addDays(new Date(), 1));
    expect(await add(ctx.ids.newId())).toMatchObject({ reason: "not_found" });
    const lotId = await newLot(await newProduct());
    expect(await add(lotId, Buffer.from("words"))).toMatchObject({ reason: "not_a_document" });
    const active = Buffer.from(pdf.toString().replace("<<>>", "<< /OpenAction 1 0 R >>"));
    expect(await add(lotId, active)).toMatchObject({ reason: "active_pdf" });
    expect(await store.writtenBefore(addDays(new Date(), 1))).toEqual(before);
  });

  test.each(["", "1", "a\u0000b", "018f3a52-7c1e-7b6a-9d0e-3f2a1b4c5d6e"])(
    "there is none under %j",
    async (id) => {
      expect(await readReport(db, store, id)).toBeUndefined();
      expect(await findLot(db, id)).toBeUndefined();
    },
  );
});

test("on the home page the newest picture stands for all, of a lot that is shipped and sold", async () => {
  const [gone, sold, waiting] = [await newProduct(), await newProduct(), await newProduct()];
  const shown = await openedLot(sold);
  const reportId = await reported(shown, undefined, addDays(ctx.now, 1));
  await reported(
    await openedLot(await newProduct()),
    Buffer.concat([pdf, Buffer.from("\n")]),
    addDays(ctx.now, 2),
  );
  await reported(await openedLot(gone), undefined, addDays(ctx.now, 3));
  await reported(await newLot(waiting), undefined, addDays(ctx.now, 4));
  const closed = await openedLot(waiting);
  await reported(closed, undefined, addDays(ctx.now, 5));
  await closeLot(ctx, { lotId: closed, why: "Used up" });
  const later = await openedLot(sold, { expiresOn: "2029-01-01" });
  await reported(later, undefined, addDays(ctx.now, 6));
  await db.update(products).set({ isActive: false }).where(eq(products.id, gone));
  const found = await newestReport(db, TODAY);
  expect(found?.report.id).toBe(reportId);
  await withdrawReport(ctx, { lotId: shown, reportId, why: "Wrong" });
  expect((await newestReport(db, TODAY))?.report.id).not.toBe(reportId);
  const every = { search: "", filters: {}, sort: "-received" };
  const source = lotsFor(db, every, shopDay(ctx.now));
  const { rows } = await readPart(source, every);
  expect(rows.length).toBeGreaterThan(3);
  expect(await source.count()).toBe(rows.length);
});

test("a lot leads to the page of its product as long as shoppers see it", async () => {
  const productId = await newProduct();
  const lotId = await newLot(productId);
  expect((await loadLot(ctx, lotId))?.page).toMatch(/#lab-report$/);
  await db.update(products).set({ isActive: false }).where(eq(products.id, productId));
  expect((await loadLot(ctx, lotId))?.page).toBeUndefined();
});

test.each(["support", "clinician", "marketing", "customer", "visitor"] as const)(
  "a %s enters no lot and publishes no report",
  async (who) => {
    const productId = await newProduct();
    const lotId = await newLot(productId);
    const somebody = as(who);
    expect(await receiveLot(somebody, lotOf(productId))).toMatchObject({ reason: "forbidden" });
    const report = { lotId, sent: await newPicture(), facts };
    expect(await checkLot(somebody, lotId)).toMatchObject({ reason: "forbidden" });
    expect(await addLabReport(somebody, store, report)).toMatchObject({ reason: "forbidden" });
    expect(await openLot(somebody, lotId)).toMatchObject({ reason: "forbidden" });
    const why = "Because";
    expect(await closeLot(somebody, { lotId, why })).toMatchObject({ reason: "forbidden" });
    const correct = { lotId, version: 1, why, facts: lotOf(productId) };
    expect(await correctLot(somebody, correct)).toMatchObject({ reason: "forbidden" });
    const withdraw = { lotId, reportId: lotId, why };
    expect(await withdrawReport(somebody, withdraw)).toMatchObject({ reason: "forbidden" });
    expect(await db.$count(labReports, eq(labReports.lotId, lotId))).toBe(0);
  },
);

test("files that no row names are swept, all others stay", async () => {
  const added = await add(await newLot(await newProduct()));
  const lost = ctx.ids.newId();
  await store.write(lost, await newPicture());
  await sweepReports(ctx, store, addDays(new Date(), 1));
  expect(await store.read(lost)).toBeUndefined();
  expect(await readReport(db, store, added.ok ? added.value.reportId : "")).toBeDefined();
});

test("after all this the shop still adds up", async () => {
  expect(await checkInvariants(db)).toEqual([]);
});
