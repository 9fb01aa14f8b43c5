import { data, redirect, href } from "react-router";
import { customerSearchInput } from "#app/modules/customers/input.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { searchCookie } from "./search-cookie.server.ts";

/** A search is a form and leads back to the list, so that no address tells whom staff looked for. */
export async function submitSearch({ ctx, env }: RequestContext, request: Request) {
  const form = parseForm(customerSearchInput, await readFormTexts(request));
  if (!form.ok) {
    const { errors, values } = form;
    return data({ typed: values["search"] ?? "", problem: errors["search"] }, { status: 422 });
  }
  const cookie = searchCookie(form.value.search, ctx.actor, {
    appUrl: env.appUrl,
    sealers: ctx.sealers,
  });
  return redirect(href("/admin/customers"), { status: 303, headers: { "set-cookie": cookie } });
}
