import { and, desc, eq, inArray, isNotNull, sql, type SQL } from "drizzle-orm";
import { products, productVariants } from "#app/goods/catalog/tables.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { showLadder } from "../views/show-ladder.ts";
import { showLot, showLots, type LotSource, type ShownLots } from "../views/show-lots.ts";
import { TESTS } from "../rules/lab-tests.ts";
import { lotTexts } from "../texts/shopper.ts";
import { resultWords, testTexts } from "../texts/shopper-tests.ts";
import { labReports, lots } from "../tables.server.ts";
import { resultsOfLots } from "./lot-results.server.ts";
import { reportFields } from "./report-fields.server.ts";
import { unitsLeft } from "./open-lots.server.ts";

/** Enough for buyers with an older vial. */
const MOST = 30;

/** The newest lots of a product, each with its newest report and the results of all its reports. */
export async function lotsOfProduct(db: Db, productId: string): Promise<LotSource[]> {
  return readLots(db, eq(lots.productId, productId));
}

/** The same, ready to be shown: the lots that are shipped on this day, and earlier ones. */
export async function shownLotsOf(db: Db, productId: string, today: string): Promise<ShownLots> {
  return showLots(await lotsOfProduct(db, productId), today);
}

/**
 * The lots that are shipped on this day and have a report, with each test's result in words. The
 * measured amount is left out: read aloud, it could be taken for one to use.
 */
export async function reportedLotsOf(db: Db, productId: string, today: string) {
  const { current } = await shownLotsOf(db, productId, today);
  return current.flatMap(({ lotNumber, expiresOn, report, results }) => {
    if (!report) return [];
    const tests = TESTS.filter((test) => test !== "content").map((test) => {
      const value = results[test]?.value ?? resultWords.untested.toLowerCase();
      return `${testTexts[test].title.toLowerCase()}: ${value}`;
    });
    return [{ lotNumber, expiresOn, labName: report.labName, purity: report.purity, tests }];
  });
}

/** One lot in any state, as the page of a vial shows it on this day. */
export async function shownLot(db: Db, lotId: string, today: string) {
  const [source] = await readLots(db, eq(lots.id, lotId));
  if (!source) return undefined;
  const lot = showLot(source);
  return {
    ...lot,
    demoNote: lot.isDemo ? lotTexts.demoNote : undefined,
    evidence: { steps: showLadder(lot).steps, withdrawn: lot.withdrawn },
    isOver: source.expiresOn < today,
  };
}

export type LotOfVial = NonNullable<Awaited<ReturnType<typeof shownLot>>>;

async function readLots(db: Db, which: SQL): Promise<LotSource[]> {
  const rows = await db
    .select({
      id: lots.id,
      variantId: lots.variantId,
      variantName: productVariants.variantName,
      position: productVariants.position,
      lotNumber: lots.lotNumber,
      madeOn: lots.madeOn,
      expiresOn: lots.expiresOn,
      receivedAt: lots.receivedAt,
      left: unitsLeft,
      courseWeeks: products.courseWeeksMax,
      openedAt: lots.openedAt,
      closedAt: lots.closedAt,
      recalledAt: lots.recalledAt,
      recalledWhy: lots.recalledWhy,
      checkedAt: lots.checkedAt,
      isDemo: lots.isDemo,
      report: reportFields,
    })
    .from(lots)
    .innerJoin(products, eq(products.id, lots.productId))
    .leftJoin(productVariants, eq(productVariants.id, lots.variantId))
    .leftJoin(
      labReports,
      sql`${labReports.id} = (select r.id from ${labReports} r where r.lot_id = ${lots.id}
        and r.withdrawn_at is null order by r.added_at desc, r.id desc limit 1)`,
    )
    .where(which)
    .orderBy(desc(lots.receivedAt), desc(lots.id))
    .limit(MOST);
  const ids = rows.map(({ id }) => id);
  const [results, withdrawn] = await Promise.all([resultsOfLots(db, ids), withdrawnOf(db, ids)]);
  return rows.map(({ report, ...lot }) => ({
    ...lot,
    report: report ?? undefined,
    results: results.filter(({ lotId }) => lotId === lot.id),
    withdrawn: withdrawn.filter(({ lotId }) => lotId === lot.id),
  }));
}

/** Withdrawn reports stay on record, for people who saw them. */
async function withdrawnOf(db: Db, lotIds: readonly string[]) {
  if (lotIds.length === 0) return [];
  const rows = await db
    .select({
      id: labReports.id,
      lotId: labReports.lotId,
      labName: labReports.labName,
      reportedOn: labReports.reportedOn,
      why: labReports.withdrawnWhy,
    })
    .from(labReports)
    .where(and(inArray(labReports.lotId, [...lotIds]), isNotNull(labReports.withdrawnAt)))
    .orderBy(desc(labReports.addedAt), desc(labReports.id));
  return rows.map(({ why, ...row }) => ({ ...row, why: why ?? "" }));
}
