import { and, eq } from "drizzle-orm";
import { formatDay } from "#app/lib/dates.ts";
import { isUuid } from "#app/lib/is-uuid.ts";
import { signedIn, type Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { therapyDoses } from "../../tables.server.ts";
import { typedMg } from "../../views/amounts.ts";
import { doseMessages as say } from "../../texts/shopper-dose.ts";
import { showDosePage } from "./show-dose-page.server.ts";

/** A dose of the actor's own, as its form shows it; a 404 for any other. */
export async function showEditDose(ctx: Ctx, doseId: string) {
  const { db } = ctx;
  const own = and(eq(therapyDoses.id, doseId), eq(therapyDoses.userId, signedIn(ctx).userId));
  const [dose] = isUuid(doseId) ? await db.select().from(therapyDoses).where(own) : [];
  if (!dose) throw notFound();
  const shown = await showDosePage(ctx, dose.planId, doseId);
  const { micrograms, takenOn, vialId, site, version } = dose;
  return {
    shown,
    title: say.editTitle(shown.product, formatDay(takenOn)),
    version,
    values: { amount: typedMg(micrograms), takenOn, vialId: vialId ?? "", site: site ?? "" },
  };
}
