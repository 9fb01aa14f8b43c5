import { eq } from "drizzle-orm";
import { describe, expect, it, test } from "vitest";
import { addDays, addMinutes } from "#app/lib/dates.ts";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { makePackedLot } from "#app/fulfilment/recalls/factories.ts";
import { testContext } from "#tests/context.ts";
import { codesFrom } from "../queries/codes-of-lot.server.ts";
import { ordersWithLot, vialOf } from "../queries/vial.server.ts";
import { readCode } from "../rules/vial-code.ts";
import { vialCodes, vialReports } from "../tables.server.ts";
import { countLookup } from "./count-lookup.server.ts";
import { makeCodes } from "./make-codes.server.ts";
import { removeOldReports } from "./remove-old-reports.server.ts";
import { reportVial } from "./report-vial.server.ts";
import { settleReport } from "./settle-report.server.ts";

const { ctx, db, as } = await testContext();
const stranger = as("visitor");

let made = 0;
async function newLot(receivedUnits = 12): Promise<string> {
  const productId = await makeProduct(ctx, { name: `Vial ${(made += 1)}` });
  const received = await receiveLot(ctx, {
    item: { productId, variantId: null },
    lotNumber: `V-${made}`,
    madeOn: null,
    expiresOn: "2028-01-01",
    receivedUnits,
  });
  if (!received.ok) throw new Error(received.reason);
  return received.value.lotId;
}

async function newVial(): Promise<string> {
  const lotId = await newLot();
  await makeCodes(ctx, { lotId, units: 1 });
  const [vial] = await codesFrom(db, lotId, 1);
  return vial?.code ?? "";
}

describe("the codes of a lot", () => {
  it("are as many as asked for, one for each vial, and no two alike", async () => {
    const lotId = await newLot();
    expect(await makeCodes(ctx, { lotId, units: 5 })).toMatchObject({ value: { made: 5 } });
    expect(await makeCodes(ctx, { lotId, units: 7 })).toMatchObject({ ok: true });
    const codes = await codesFrom(db, lotId, 1);
    expect(codes.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(new Set(codes.map(({ code }) => code)).size).toBe(12);
    expect(codes.every(({ code }) => readCode(code).kind === "code")).toBe(true);
    expect(await makeCodes(ctx, { lotId, units: 1 })).toMatchObject({ reason: "too_many" });
  });

  it("are never more than units came in, whoever makes them at once", async () => {
    const lotId = await newLot();
    const answers = await Promise.all([1, 2, 3, 4].map(() => makeCodes(ctx, { lotId, units: 5 })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await db.$count(vialCodes, eq(vialCodes.lotId, lotId))).toBe(10);
  });

  it.each(["support", "clinician", "marketing", "customer", "visitor"] as const)(
    "are not made by a %s",
    async (who) => {
      const lotId = await newLot();
      const refused = await makeCodes(as(who), { lotId, units: 1 });
      expect(refused).toMatchObject({ reason: "forbidden" });
    },
  );

  it("are none of a lot that is not there", async () => {
    const lotId = ctx.ids.newId();
    expect(await makeCodes(ctx, { lotId, units: 1 })).toMatchObject({ reason: "not_found" });
  });
});

test("a look-up is counted once in ten minutes, however many come at once, and none of staff", async () => {
  const code = await newVial();
  const at = (minutes: number) => ({ ...stranger, now: addMinutes(ctx.now, minutes) });
  await Promise.all([1, 2, 3, 4].map(() => countLookup(at(0), code)));
  await countLookup(at(9), code);
  await countLookup(as("fulfilment"), code);
  expect(await vialOf(db, code)).toMatchObject({ lookups: 1, firstLookupAt: ctx.now });
  await countLookup(at(11), code);
  expect(await vialOf(db, code)).toMatchObject({ lookups: 2, firstLookupAt: ctx.now });
  await countLookup(stranger, "22222222222");
  expect(await vialOf(db, "22222222222")).toBeUndefined();
});

test("an order with units of the lot is shown to its buyer alone", async () => {
  const { lotId, orderIds } = await makePackedLot(ctx, {
    name: "Packed vial",
    lotNumber: "PACKED-1",
    units: [2, 1],
  });
  const [orderId = ""] = orderIds;
  const own = await ordersWithLot(db, lotId, { customerId: null, orderId });
  expect(own).toMatchObject([{ id: orderId, units: 2 }]);
  expect(await ordersWithLot(db, lotId, { customerId: null, orderId: null })).toEqual([]);
  const others = { customerId: ctx.ids.newId(), orderId: ctx.ids.newId() };
  expect(await ordersWithLot(db, lotId, others)).toEqual([]);
  expect(await ordersWithLot(db, await newLot(), { customerId: null, orderId })).toEqual([]);
});

describe("a report of a vial", () => {
  const said = (key = ctx.ids.newId()) => ({
    key,
    complaint: "not_bought_here" as const,
    message: "From a stranger in a chat",
    contact: null,
  });
  const report = async (code: string) => {
    const words = said();
    await reportVial(stranger, code, words);
    const [row] = await db.select().from(vialReports).where(eq(vialReports.formKey, words.key));
    return row?.id ?? "";
  };

  it("is one, however often its form is sent", async () => {
    const code = await newVial();
    const words = said();
    await Promise.all([1, 2, 3].map(() => reportVial(stranger, code, words)));
    expect(await db.$count(vialReports, eq(vialReports.code, code))).toBe(1);
  });

  it("is of a vial of ours", async () => {
    expect(await reportVial(stranger, "22222222222", said())).toMatchObject({
      reason: "not_found",
    });
  });

  it("is settled once, by those who answer people", async () => {
    const reportId = await report(await newVial());
    const settled = { reportId, outcome: "Told the platform" };
    for (const who of ["fulfilment", "clinician", "marketing", "customer"] as const) {
      const refused = await settleReport(as(who), settled);
      expect(refused).toMatchObject({ reason: "forbidden" });
    }
    const answers = await Promise.all([1, 2, 3].map(() => settleReport(ctx, settled)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const missing = { reportId: ctx.ids.newId(), outcome: "None" };
    expect(await settleReport(ctx, missing)).toMatchObject({ reason: "not_found" });
  });

  it("is removed a year after it was settled, and no other is", async () => {
    const [old, open] = [await report(await newVial()), await report(await newVial())];
    await settleReport({ ...ctx, now: addDays(ctx.now, -366) }, { reportId: old, outcome: "Done" });
    const recent = await report(await newVial());
    await settleReport(ctx, { reportId: recent, outcome: "Done" });
    await removeOldReports(ctx);
    const left = await db.select({ id: vialReports.id }).from(vialReports);
    expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining([open, recent]));
    expect(left.map(({ id }) => id)).not.toContain(old);
  });
});
