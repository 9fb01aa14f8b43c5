import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { confirmPayout } from "../../commands/confirm-payout.server.ts";
import { dropPayout } from "../../commands/drop-payout.server.ts";
import { payoutInput } from "../../input.ts";
import { findPayout } from "../../queries/payouts.server.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";

type Texts = Record<string, string>;
type PayoutActRefusal = { ok: false; reason: keyof typeof say.refused };
type Done = { ok: true; text: string } | PayoutActRefusal | { errors: Texts };

export async function submitPayout(served: RequestContext, request: Request, payoutId: string) {
  const texts = await readFormTexts(request);
  const intent = texts["intent"] ?? "";
  const again = (status: number, message: string) => data({ message }, { status });
  if (!(await findPayout(served.ctx.db, payoutId))) throw notFound();
  const done = await run(served, intent, payoutId, texts);
  if (done === undefined) return again(400, say.errors.unknown);
  if ("errors" in done) {
    return again(422, done.errors["version"] ?? say.errors.stale);
  }
  if (!done.ok) {
    return again(done.reason === "forbidden" ? 403 : 409, say.refused[done.reason]);
  }
  const page = href("/admin/affiliates/payouts/:payoutId", { payoutId });
  return redirectWithFlash(served, page, done.text);
}

async function run(
  { ctx }: RequestContext,
  intent: string,
  payoutId: string,
  texts: Texts,
): Promise<Done | undefined> {
  switch (intent) {
    case "confirm": {
      const form = parseForm(payoutInput, texts);
      if (!form.ok) return form;
      const done = await confirmPayout(ctx, { payoutId, ...form.value });
      if (!done.ok) return done;
      const said = { confirmed: say.confirmed, changed: say.changed, nobody_left: say.nobodyLeft };
      return { ok: true, text: said[done.value] };
    }
    case "drop": {
      const form = parseForm(payoutInput, texts);
      if (!form.ok) return form;
      const done = await dropPayout(ctx, { payoutId, ...form.value });
      return done.ok ? { ok: true, text: say.dropped } : done;
    }
    default:
      return undefined;
  }
}
