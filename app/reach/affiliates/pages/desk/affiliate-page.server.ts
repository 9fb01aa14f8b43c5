import { data, href } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { adjustBalance } from "../../commands/adjust-balance.server.ts";
import { changeCode } from "../../commands/change-code.server.ts";
import { resumeAffiliate } from "../../commands/resume-affiliate.server.ts";
import { suspendAffiliate } from "../../commands/suspend-affiliate.server.ts";
import { adjustInput, codeInput, reasonInput } from "../../input.ts";
import { findAffiliate } from "../../queries/find-affiliate.server.ts";
import { affiliateStaffMessages as say } from "../../texts/staff.ts";

type Texts = Record<string, string>;

const ACTS = ["suspend", "resume", "recode", "adjust"] as const;

/** The forms of an affiliate's page, by their intent. */
export async function submitAffiliate(
  served: RequestContext,
  request: Request,
  affiliateId: string,
) {
  const texts = await readFormTexts(request);
  const again = (status: number, message: string, errors: Texts = {}) =>
    data({ intent: texts["intent"] ?? "", values: texts, message, errors }, { status });
  const act = ACTS.find((one) => one === texts["intent"]);
  if (!act) return again(400, say.errors.unknown);
  if (!(await findAffiliate(served.ctx.db, affiliateId))) throw notFound();
  const done = await run(act, served.ctx, affiliateId, texts);
  if ("errors" in done) {
    const stale = done.errors["version"];
    return again(422, stale ?? "", stale ? {} : done.errors);
  }
  if (done.ok) {
    const page = href("/admin/affiliates/people/:affiliateId", { affiliateId });
    return redirectWithFlash(served, page, say.done[act]);
  }
  const why = say.refused[done.reason];
  if (done.reason === "code_taken") return again(409, "", { code: why });
  return again(done.reason === "forbidden" ? 403 : 409, why);
}

async function run(act: (typeof ACTS)[number], ctx: Ctx, affiliateId: string, texts: Texts) {
  if (act === "recode") {
    const form = parseForm(codeInput, texts);
    return form.ok ? changeCode(ctx, { affiliateId, ...form.value }) : form;
  }
  if (act === "adjust") {
    const form = parseForm(adjustInput, texts);
    return form.ok ? adjustBalance(ctx, { affiliateId, ...form.value }) : form;
  }
  const form = parseForm(reasonInput, texts);
  if (!form.ok) return form;
  const on = { affiliateId, ...form.value };
  return act === "suspend" ? suspendAffiliate(ctx, on) : resumeAffiliate(ctx, on);
}
