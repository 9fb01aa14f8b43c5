import { data, href } from "react-router";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { actOf, formActs, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { confirmPayout } from "../../commands/confirm-payout.server.ts";
import { dropPayout } from "../../commands/drop-payout.server.ts";
import { payoutInput } from "../../input.ts";
import { findPayout } from "../../queries/payouts.server.ts";
import { payoutMessages as say } from "../../texts/staff-payouts.ts";

type Texts = Record<string, string>;
type PayoutActRefusal = { ok: false; reason: keyof typeof say.refused };
type Done = { ok: true; text: string } | PayoutActRefusal;

/** The forms of a payout's page, by their intent. */
export async function submitPayout(served: RequestContext, request: Request, payoutId: string) {
  const texts = await readFormTexts(request);
  const again = (status: number, message: string) => data({ message }, { status });
  if (!(await findPayout(served.ctx.db, payoutId))) throw notFound();
  const done = await actOf(ACTS, texts["intent"])?.(texts, served.ctx, payoutId);
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

const read = formActs<[Ctx, string], { errors: Texts }>((errors) => ({ errors }));

const ACTS = {
  confirm: read(payoutInput, async (form, ctx, payoutId): Promise<Done> => {
    const done = await confirmPayout(ctx, { payoutId, ...form });
    if (!done.ok) return done;
    const said = { confirmed: say.confirmed, changed: say.changed, nobody_left: say.nobodyLeft };
    return { ok: true, text: said[done.value] };
  }),
  drop: read(payoutInput, async (form, ctx, payoutId): Promise<Done> => {
    const done = await dropPayout(ctx, { payoutId, ...form });
    return done.ok ? { ok: true, text: say.dropped } : done;
  }),
};
