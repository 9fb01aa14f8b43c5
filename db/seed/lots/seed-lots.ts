import { sql } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { addLabReport } from "#app/goods/lots/commands/add-lab-report.server.ts";
import { checkLot } from "#app/goods/lots/commands/check-lot.server.ts";
import { openLot } from "#app/goods/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/goods/lots/commands/receive-lot.server.ts";
import { lotItems } from "#app/goods/lots/queries/list-lots.server.ts";
import { REPORT_FILES } from "#app/goods/lots/rules/report-terms.ts";
import { availableOf } from "#app/goods/catalog/queries/available-of.server.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import { DEMO_LAB, demoReports, printReport, type DemoReport } from "./demo-reports.ts";
import demoReport from "./demo-report.webp?inline";

/** Products with a lot on record, from fully tested to untested. */
const LOTS = [
  { slug: "tirzepatide", lotNumber: "DEMO-T2610" },
  { slug: "semaglutide", lotNumber: "DEMO-S2610" },
  { slug: "ghk-cu", lotNumber: "DEMO-G2610" },
];

/** An earlier lot that failed its test and was never shipped. */
const FAILED = { slug: "ghk-cu", lotNumber: "DEMO-G2608" };

/**
 * Demo lots with reports of all kinds; each report says that it is made up. The lots were received
 * before the first order, so that parcels are packed from them, and were tested later.
 */
export async function seedLots(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const arrived = { ...system, now: addDays(system.now, -98) };
  const [failed = []] = await inOrder([FAILED], (lot) => receive(arrived, lot, false));
  const [full = [], partly = []] = await inOrder(LOTS, (lot) => receive(arrived, lot, true));
  const ctx = { ...system, now: addDays(system.now, -45) };
  const picture = Buffer.from(demoReport.slice(demoReport.indexOf(",") + 1), "base64");
  const publish = async (lotId: string | undefined, said: DemoReport, sent?: Buffer) => {
    if (!lotId) throw new Error("the demo shop has no lots");
    const facts = { labName: DEMO_LAB, reportedOn: "2026-10-02", verifyUrl: null };
    const { results } = said;
    const report = { lotId, sent: sent ?? (await printReport(ctx, said)) };
    const written = { ...report, facts: { ...facts, results, failureSeen: "on" as const } };
    done(await addLabReport(ctx, services.files.area(REPORT_FILES), written));
  };
  await publish(full[0], demoReports.sterility);
  await publish(full[0], demoReports.full, picture);
  await publish(partly[0], demoReports.partly);
  await publish(failed[0], demoReports.failed);
  for (const lotId of [full[0], partly[0]]) if (lotId) done(await checkLot(ctx, lotId));
}

async function inOrder<T, R>(items: readonly T[], each: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (const item of items) made.push(await each(item));
  return made;
}

/** One lot, or one for each variant. An opened lot is on the shelf and is all the stock there. */
async function receive(
  ctx: Ctx,
  { slug, lotNumber }: (typeof LOTS)[number],
  isOpened: boolean,
): Promise<string[]> {
  const [product] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(sql`${products.slug} = ${slug}`);
  const items = (await lotItems(ctx.db)).filter(({ productId }) => productId === product?.id);
  const ids: string[] = [];
  for (const [index, { productId, variantId }] of items.entries()) {
    const received = await receiveLot(ctx, {
      item: { productId, variantId },
      lotNumber: items.length > 1 ? `${lotNumber}-${index + 1}` : lotNumber,
      madeOn: shopDay(addDays(ctx.now, -40)),
      expiresOn: shopDay(addDays(ctx.now, 640)),
      receivedUnits: isOpened ? await availableOf(ctx.db, { productId, variantId }) : 40,
      isDemo: true,
    });
    const { lotId } = done(received);
    if (isOpened) done(await openLot(ctx, lotId));
    ids.push(lotId);
  }
  return ids;
}
