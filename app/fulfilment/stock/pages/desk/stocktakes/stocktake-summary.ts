import { href } from "react-router";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { findStocktake, linesOf } from "../../../queries/stocktakes.server.ts";
import { tallyAll } from "../../../rules/tally-line.ts";
import { stocktakeMessages as say } from "../../../texts/staff-stocktakes.ts";
import { may } from "#app/platform/access/may.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { stocktakeFacts } from "./show-stocktake.server.ts";
import type { Route } from "./+types/stocktake-summary.ts";

/**
 * The panel beside the list shows a stocktake and its next step, which leads to its page. During
 * counting, it shows the progress but no differences.
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { ctx } = context.get(requestContext);
  const found = orNotFound(await findStocktake(ctx.db, params.stocktakeId));
  const { id, number, state } = found;
  const { counted, items, differing } = tallyAll(await linesOf(ctx.db, id));
  const facts: [string, string][] = [
    [say.columns.state, say.states[state]],
    ...stocktakeFacts(found),
    [say.columns.progress, say.part(counted, items)],
    ...(state === "counting"
      ? []
      : [[say.differing, differing.toLocaleString("en")] satisfies [string, string]]),
  ];
  const label: string | undefined = may(ctx.actor, "stock:write") ? say.next[state] : undefined;
  return {
    title: say.heading(number),
    facts: facts.map(([name, value]) => ({ label: name, value })),
    next: label
      ? { label, to: href("/admin/stocktakes/:stocktakeId", { stocktakeId: id }) }
      : undefined,
  };
}
