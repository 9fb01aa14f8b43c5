import { findStocktake, linesOf } from "../../../queries/stocktakes.server.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { notFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { resultLine } from "./show-stocktake.server.ts";
import type { Route } from "./+types/stocktake-file.ts";

/** The result of a stocktake as a file. There is no result during counting. */
export async function action({ params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const found = await findStocktake(ctx.db, params.stocktakeId);
  if (!found || found.state === "counting") throw notFound(say.noResult);
  const lines = await linesOf(ctx.db, found.id);
  async function* parts(): AsyncGenerator<CsvRow[]> {
    yield lines.map(resultLine).map((line) => {
      const { sku, name, shelf, expected = "", counted = "", signed: _, ...rest } = line;
      const difference = counted === "" ? "" : rest.difference;
      return [
        sku,
        name,
        shelf,
        expected,
        counted,
        difference,
        rest.pesos,
        rest.reason,
        rest.countedBy,
      ];
    });
  }
  return csvAnswer({ name: `stocktake-${found.number}`, head: say.head, parts: parts() });
}
