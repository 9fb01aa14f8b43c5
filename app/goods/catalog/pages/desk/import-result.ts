import { everyItem } from "#app/running/imports/queries/list-items.server.ts";
import { importMessages as say, type StepWords } from "#app/running/imports/texts/staff.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findProductImport } from "./find-product-import.server.ts";
import type { Route } from "./+types/import-result.ts";

/** A file with the result of each row. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const found = await findProductImport(ctx.db, params.importId);
  if (!found) throw notFound(say.errors.not_found);
  const { fileName, id } = found.import;
  const name = `result-${fileName.replace(/\.\w+$/, "")}`;
  return csvAnswer({ name, head: say.head, parts: resultRows(ctx.db, id, found.words) });
}

async function* resultRows(db: Db, importId: string, words: StepWords): AsyncGenerator<CsvRow[]> {
  for await (const items of everyItem(db, importId)) {
    yield items.map(({ rows, label, outcome, result, problem, notes, reverted, revertNote }) => [
      rows.join(", "),
      label,
      words.outcomes[outcome],
      result ? say.results[result] : "",
      [...(problem ? [problem] : []), ...notes].join(" "),
      [reverted ? say.revertedOf[reverted] : "", revertNote ?? ""].filter(Boolean).join(": "),
    ]);
  }
}
