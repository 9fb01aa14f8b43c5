import { formatDateTime } from "#app/lib/dates.ts";
import { findLot } from "#app/goods/lots/queries/list-lots.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { countCodes, lookedUpCodes } from "../../queries/codes-of-lot.server.ts";
import { MOST_CODES } from "../../rules/label-sheet.ts";
import { OFTEN } from "../../rules/look-ups.ts";
import { showCode } from "../../rules/vial-code.ts";
import { vialMessages as say } from "../../texts/staff.ts";

/** A lot's codes for its page. Undefined without the lot. */
export async function loadCodes(ctx: Ctx, lotId: string) {
  const lot = await findLot(ctx.db, lotId);
  if (!lot) return undefined;
  const [codes, lookedUp] = await Promise.all([
    countCodes(ctx.db, lot.id),
    lookedUpCodes(ctx.db, lot.id),
  ]);
  return {
    lotId: lot.id,
    lotNumber: lot.lotNumber,
    product: lot.productName,
    codes,
    have: say.have(codes, lot.receivedUnits),
    missing: Math.max(0, Math.min(MOST_CODES, lot.receivedUnits - codes)),
    lookedUp: lookedUp.map(({ code, number, lookups, lastLookupAt }) => ({
      code: showCode(code),
      number,
      lookups,
      isOften: lookups >= OFTEN,
      last: lastLookupAt ? formatDateTime(lastLookupAt) : "",
    })),
    mayWrite: may(ctx.actor, "lots:write"),
  };
}
