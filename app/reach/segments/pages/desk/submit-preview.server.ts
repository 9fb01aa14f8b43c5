import { data } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { conditionsForm } from "../../input.ts";
import { showMembers } from "./show-members.server.ts";

/** Shows the customers who match a form's conditions, and saves nothing. */
export async function submitPreview(ctx: Ctx, texts: Record<string, string>) {
  const form = parseForm(conditionsForm, texts);
  if (!form.ok) return data({ values: texts, errors: form.errors }, { status: 422 });
  return data({ values: texts, members: await showMembers(ctx, form.value) });
}
