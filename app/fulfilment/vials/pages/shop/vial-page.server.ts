import { data, href, redirect } from "react-router";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { notFound } from "#app/platform/http/request-context.server.ts";
import { reportVial } from "../../commands/report-vial.server.ts";
import { reportInput } from "../../input.ts";
import { readCode } from "../../rules/vial-code.ts";

export async function submitReport(ctx: Ctx, typed: string, texts: Record<string, string>) {
  const read = readCode(typed);
  if (read.kind !== "code") throw notFound();
  const form = parseForm(reportInput, texts);
  if (!form.ok) {
    return data({ errors: form.errors, values: form.values, urgency: undefined }, { status: 422 });
  }
  const reported = await reportVial(ctx, read.code, form.value);
  if (!reported.ok) throw notFound();
  const urgency = urgencyOf([form.value.message], "note");
  if (urgency) return data({ urgency });
  return redirect(`${href("/verify/:code", { code: read.code })}?reported`, 303);
}
