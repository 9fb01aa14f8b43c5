import { href } from "react-router";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { findLot } from "../queries/list-lots.server.ts";
import { lotState } from "../rules/lot-state.ts";
import { lotAdminMessages as say } from "../texts/staff.ts";
import { showReport } from "../views/show-lots.ts";
import { lotTexts } from "./lot-fields.ts";

/** A lot as its page shows it; undefined without the lot. */
export async function loadLot(ctx: Ctx, lotId: string) {
  const lot = await findLot(ctx.db, lotId);
  if (!lot) return undefined;
  return {
    lotNumber: lot.lotNumber,
    isDemo: lot.isDemo,
    page: `${href("/product/:id", { id: lot.slug })}#lab-report`,
    facts: [
      [say.product, lot.productName],
      [say.received, `${lot.receivedUnits} · ${formatDate(lot.receivedAt)}`],
      ...(lot.madeOn ? [[say.madeOn, formatDate(lot.madeOn)]] : []),
      [say.expiresOn, formatDate(lot.expiresOn)],
    ] as [string, string][],
    reports: lot.found.map(({ withdrawnWhy, ...report }) => ({
      id: report.id,
      withdrawnWhy,
      ...showReport(report),
    })),
    state: lotState(lot, shopDay(ctx.now)),
    wasOpen: lot.openedAt !== null,
    closedWhy: lot.closedWhy ?? "",
    values: editable(lotTexts(lot), lot.version),
    mayWrite: may(ctx.actor, "lots:write"),
  };
}
