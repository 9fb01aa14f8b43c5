import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";
import { jsonFile } from "#app/platform/http/json-file.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { beginDownload } from "../../commands/begin-download.server.ts";
import { dayForm } from "../../input.ts";
import { dayFile } from "../../queries/find-documents.server.ts";
import { eInvoiceMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/day-file.ts";

/** All documents of a day, for a provider that transmits them. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const form = parseForm(dayForm, await readFormTexts(request));
  if (!form.ok) throw new Response(say.problems.day, { status: 422 });
  const { day } = form.value;
  const begun = await beginDownload(ctx, { day });
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  return jsonFile(`${say.file}-${day}`, dayFile(ctx.db, day));
}
