import { shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { beginProductExport } from "../../commands/begin-product-export.server.ts";
import { productAdminMessages as say } from "../../texts/staff-products.ts";
import { productList } from "../../views/product-list.ts";
import { exportParts } from "./export-products.server.ts";
import { EXPORT_HEAD } from "./export-rows.ts";
import type { Route } from "./+types/export-products.ts";

/** The products in the list, as a file that an import can read. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query: asked } = await readFormTexts(request);
  const query = readListQuery(productList, new URLSearchParams(asked));
  const begun = await beginProductExport(ctx, query);
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const parts = exportParts(ctx.db, query);
  return csvAnswer({ name: `products-${shopDay(ctx.now)}`, head: EXPORT_HEAD, parts });
}
