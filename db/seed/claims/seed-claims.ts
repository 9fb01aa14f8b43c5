import { and, eq } from "drizzle-orm";
import { href } from "react-router";
import { shopDay } from "#app/lib/dates.ts";
import { products } from "#app/goods/catalog/tables.server.ts";
import { labReports, labResults, lots } from "#app/goods/lots/tables.server.ts";
import { saveSettings } from "#app/running/settings/commands/save-settings.server.ts";
import {
  CLAIM_NAMES,
  claimKey,
  type ClaimName,
} from "#app/running/settings/rules/claim-settings.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** Evidence for every claim of the demo shop, marked as made up where nothing in the demo shows it. */
export async function seedClaims(services: Services): Promise<void> {
  const ctx = systemContext(services, "seed");
  const { slug, reportedOn } = await passedPurity(ctx.db);
  const texts = evidence(`${href("/product/:id", { id: slug })}#lab-report`);
  const today = shopDay(ctx.now);
  const settings = CLAIM_NAMES.flatMap((name): [string, string][] => [
    [claimKey(name, "evidence"), texts[name]],
    [claimKey(name, "as_of"), name === "purity" || name === "usa" ? reportedOn : today],
  ]);
  done(await saveSettings(ctx, Object.fromEntries(settings)));
}

async function passedPurity(db: Db) {
  const [found] = await db
    .select({ slug: products.slug, reportedOn: labReports.reportedOn })
    .from(labResults)
    .innerJoin(labReports, eq(labReports.id, labResults.reportId))
    .innerJoin(lots, eq(lots.id, labReports.lotId))
    .innerJoin(products, eq(products.id, lots.productId))
    .where(and(eq(labResults.test, "purity"), eq(labResults.verdict, "passed")));
  if (!found) throw new Error("the demo shop has no report of a passed purity");
  return found;
}

/** `report` is the part of a page that shows it: Markdown opens pages, not files. */
const evidence = (report: string): Record<ClaimName, string> => ({
  purity: `Made up for the demo: [the laboratory’s report](${report}) for a batch of Tirzepatide measured 99.8%.`,
  stories:
    "Made up for the demo: 1,000 buyers told us what changed for them in the survey we send after each plan.",
  tracking: `[Your portal](${href("/portal")}) keeps your orders, assessment results and bookings at any hour.`,
  lives:
    "Made up for the demo: 10,000 people have ordered, taken the assessment or had a question answered.",
  support: `You can [write to us](${href("/contact")}) and [track an order](${href("/track")}) at any hour.`,
  usa: `Made up for the demo: [this report](${report}) takes the place of a US laboratory’s report.`,
  gmp: "Made up for the demo: we keep the maker’s certificate, number DEMO-GMP, with each batch’s records.",
});
