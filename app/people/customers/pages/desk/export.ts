import { shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { customerMessages as say } from "../../texts/staff.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { customerSearchInput } from "../../input.ts";
import { customerList } from "../../views/customer-list.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { readSearch } from "./read-search.server.ts";
import { EXPORT_HEAD, exportRows } from "./export.server.ts";
import type { Route } from "./+types/export.ts";

/** The form has its page's search, because another window can have changed the stored one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const sent = await readFormTexts(request);
  const form = parseForm(customerSearchInput, sent);
  if (!form.ok) throw new Response(form.errors["search"], { status: 422 });
  const { filters } = readListQuery(customerList, new URLSearchParams(sent["query"]));
  const search = await readSearch(ctx, { ...form.value, filters });
  const begun = await beginExport(ctx, search);
  if (!begun.ok) throw new Response(say.forbidden, { status: 403 });
  const name = `customers-${shopDay(ctx.now)}`;
  return csvAnswer({ name, head: EXPORT_HEAD, parts: exportRows(ctx.db, search) });
}
