import { sql } from "drizzle-orm";
import { addDays, shopDay } from "#app/lib/dates.ts";
import { addLabReport } from "#app/modules/lots/commands/add-lab-report.server.ts";
import { openLot } from "#app/modules/lots/commands/open-lot.server.ts";
import { receiveLot } from "#app/modules/lots/commands/receive-lot.server.ts";
import { lotItems } from "#app/modules/lots/queries/list-lots.server.ts";
import { REPORT_FILES } from "#app/modules/lots/rules/report-terms.ts";
import { products } from "#app/modules/catalog/tables.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";
import demoReport from "./demo-report.webp?inline";

/** Which product has a lot on record; the first one has a report, and the others say that they have none. */
const LOTS = [
  { slug: "tirzepatide", lotNumber: "DEMO-T2610" },
  { slug: "semaglutide", lotNumber: "DEMO-S2610" },
  { slug: "ghk-cu", lotNumber: "DEMO-G2610" },
];

/** Lots of the demo shop and one report, all marked as made up, and the report says so in itself. */
export async function seedLots(services: Services): Promise<void> {
  const system = systemContext(services, "seed");
  const ctx = { ...system, now: addDays(system.now, -45) };
  const made: string[] = [];
  for (const lot of LOTS) made.push(...(await receive(ctx, lot)));
  const [withReport] = made;
  if (!withReport) throw new Error("the demo shop has no lots");
  const sent = Buffer.from(demoReport.slice(demoReport.indexOf(",") + 1), "base64");
  const facts = {
    labName: "Example Laboratory (does not exist)",
    method: "HPLC-UV (invented)",
    purity: 99.8,
    reportedOn: "2026-10-02",
    verifyUrl: null,
  };
  const store = services.files.area(REPORT_FILES);
  done(await addLabReport(ctx, store, { lotId: withReport, sent, facts }));
}

/** One lot, or one for each variant. The units are on the shelf already. */
async function receive(ctx: Ctx, { slug, lotNumber }: (typeof LOTS)[number]): Promise<string[]> {
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
      receivedUnits: 40,
      isDemo: true,
    });
    const { lotId } = done(received);
    done(await openLot(ctx, lotId));
    ids.push(lotId);
  }
  return ids;
}
