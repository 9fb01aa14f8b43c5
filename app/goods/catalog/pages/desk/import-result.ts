import { answerResult } from "#app/running/imports/pages/desk/answer-result.server.ts";
import { importMessages } from "#app/running/imports/texts/staff.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findProductImport } from "./find-product-import.server.ts";
import type { Route } from "./+types/import-result.ts";

/** A file with the result of each row. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const found = await findProductImport(ctx.db, params.importId);
  if (!found) throw notFound(importMessages.errors.not_found);
  return answerResult(ctx.db, { ...found.import, words: found.words });
}
