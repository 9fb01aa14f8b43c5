import { shopDay } from "#app/lib/dates.ts";
import { shownLot, type LotOfVial } from "#app/goods/lots/queries/lots-of-product.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { vialTexts as say } from "../texts/shopper.ts";
import { vialOf } from "./vial.server.ts";

/** A vial with its lot, as anyone may see both. Undefined for an unknown code. */
export async function describeVial({ db, now }: Pick<Ctx, "db" | "now">, code: string) {
  const vial = await vialOf(db, code);
  const lot = vial && (await shownLot(db, vial.lotId, shopDay(now)));
  return lot && { vial, lot, warning: warningOf(lot, vial.advice) };
}

/** The most serious reason not to use the vial. */
function warningOf({ recalled, hasFailed, isOver }: LotOfVial, advice: string | null) {
  if (recalled)
    return { title: say.recalledTitle, lines: [recalled, ...(advice ?? "").split(/\n+/)] };
  if (hasFailed) return { title: say.states.failed, lines: [] };
  return isOver ? { title: say.overTitle, lines: [] } : undefined;
}
