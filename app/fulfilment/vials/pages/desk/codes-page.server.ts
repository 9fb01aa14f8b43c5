import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lotWithCodes } from "../../queries/codes-of-lot.server.ts";
import { MOST_CODES } from "../../rules/label-sheet.ts";
import { OFTEN } from "../../rules/look-ups.ts";
import { showCode } from "../../rules/vial-code.ts";
import { vialMessages as say } from "../../texts/staff.ts";
import { data, href } from "react-router";
import type { EditAnswer } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { makeCodes } from "../../commands/make-codes.server.ts";
import { codesInput } from "../../input.ts";

/** A lot's codes for its page. Undefined without the lot. */
export async function loadCodes(ctx: Ctx, lotId: string) {
  const found = await lotWithCodes(ctx.db, lotId);
  if (!found) return undefined;
  const { lot, codes, lookedUp } = found;
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

export async function submitCodes(request: Request, served: RequestContext, lotId: string) {
  const texts = await readFormTexts(request);
  const form = parseForm(codesInput, texts);
  const answer = (given: EditAnswer, status: number) => data(given, { status });
  if (!form.ok) return answer({ values: texts, errors: form.errors }, 422);
  const made = await makeCodes(served.ctx, { lotId, ...form.value });
  if (made.ok) {
    const page = href("/admin/lots/:lotId/vials", { lotId });
    return redirectWithFlash(served, page, say.made(made.value.made));
  }
  if (made.reason === "not_found") throw notFound();
  const said = say.errors[made.reason];
  if (made.reason === "too_many") return answer({ values: texts, errors: { units: said } }, 422);
  return answer({ values: texts, errors: {}, message: said }, 403);
}
