import { href } from "react-router";
import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { levelStatesOf } from "#app/goods/catalog/queries/level-states.server.ts";
import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { editable } from "#app/platform/edits/editable.server.ts";
import { findLot } from "../../queries/list-lots.server.ts";
import { lotState } from "../../rules/lot-state.ts";
import { hasFailed, lotProof } from "../../rules/lot-proof.ts";
import { resultMessages as words } from "../../texts/staff-results.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";
import { showReport } from "../../views/show-lots.ts";
import { showLimit, showValue } from "../../views/show-result.ts";
import { lotUndo } from "../../undo/lot.server.ts";
import { lotTexts } from "./lot-fields.ts";

/** A lot for its page; undefined if there is no such lot. */
export async function loadLot(ctx: Ctx, lotId: string) {
  const lot = await findLot(ctx.db, lotId);
  if (!lot) return undefined;
  const levels = await levelStatesOf(ctx.db, lot.productId);
  const level = levels.find(({ variantId }) => variantId === lot.variantId);
  return {
    // The stock of the whole item would look like a verdict on a recalled lot.
    level: may(ctx.actor, "stock:read") && lot.recalledAt === null ? level : undefined,
    recalled: lot.recalledAt
      ? { title: say.recalledOn(formatDate(lot.recalledAt)), why: lot.recalledWhy ?? "" }
      : undefined,
    productId: may(ctx.actor, "catalog:write") ? lot.productId : undefined,
    lotNumber: lot.lotNumber,
    isDemo: lot.isDemo,
    page: lot.isSold ? `${href("/product/:id", { id: lot.slug })}#lab-report` : undefined,
    facts: [
      [say.product, lot.productName],
      [say.received, `${lot.receivedUnits} · ${formatDate(lot.receivedAt)}`],
      [
        say.packed,
        // Units of a recalled lot cannot leave, so they are not shown as stock.
        lot.recalledAt
          ? say.packedBeforeRecall(lot.packedUnits)
          : say.packedOf(lot.packedUnits, lot.receivedUnits - lot.packedUnits),
      ],
      ...(lot.madeOn ? [[say.madeOn, formatDate(lot.madeOn)]] : []),
      [say.expiresOn, formatDate(lot.expiresOn)],
    ] as [string, string][],
    reports: lot.found.map(showForStaff),
    proof: showProof(lot),
    vialsTo: href("/admin/lots/:lotId/vials", { lotId }),
    recallTo: may(ctx.actor, "lots:recall")
      ? href("/admin/lots/:lotId/recall", { lotId })
      : undefined,
    state: lotState(lot, shopDay(ctx.now)),
    wasOpen: lot.openedAt !== null,
    closedWhy: lot.recalledWhy ?? lot.closedWhy ?? "",
    values: editable(lotTexts(lot), lot.version),
    history: await loadHistory(ctx, { type: "lot", id: lotId }, [lotUndo]),
    mayWrite: may(ctx.actor, "lots:write"),
  };
}

type Lot = NonNullable<Awaited<ReturnType<typeof findLot>>>;

function showForStaff({ withdrawnWhy, results, ...report }: Lot["found"][number]) {
  return {
    id: report.id,
    withdrawnWhy,
    hasFailed: hasFailed(results),
    results: results.map((result) => ({
      test: words.tests[result.test],
      value: showValue(result),
      limit: showLimit(result),
      method: result.method,
    })),
    ...showReport(report),
  };
}

function showProof(lot: Lot) {
  const state = lotProof(lot);
  return {
    state,
    hasFailed: state === "failed",
    outThere:
      state === "failed" && lot.packedUnits > 0 && lot.recalledAt === null
        ? words.outThere(lot.packedUnits)
        : undefined,
    checked:
      lot.checkedAt === null
        ? undefined
        : words.checkedOn(formatDate(lot.checkedAt), lot.checkedBy),
  };
}
