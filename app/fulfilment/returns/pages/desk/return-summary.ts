import { href } from "react-router";
import { formatDateTime } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { formatMoney } from "#app/lib/money.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findReturn, linesOfReturn } from "../../queries/find-return.server.ts";
import { mayAct, openActs } from "../../rules/return-moves.ts";
import { returnReasons } from "../../texts/shopper.ts";
import { returnMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/return-summary.ts";

/** The panel beside the list shows a return and its next step, which leads to its page. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { ctx } = context.get(requestContext);
  const own = orNotFound(await findReturn(ctx.db, params.returnId));
  const lines = await linesOfReturn(ctx.db, own.id);
  const { columns, facts } = say;
  const [next] = openActs(own.state, own.comesBack).filter((act) => mayAct(ctx.actor, act));
  const known: [string, string | null][] = [
    [columns.state, say.states[own.state]],
    [facts.order, own.order.orderNumber],
    [facts.asked, formatDateTime(own.askedAt)],
    [facts.by, say.askedBy[own.askedBy]],
    [facts.reason, returnReasons[own.reason]],
    [facts.note, own.note || null],
    [say.lines.title, lines.map(({ units, name }) => `${units} × ${name}`).join("\n")],
    [facts.refunded, own.state === "settled" ? formatMoney(own.refunded) : null],
  ];
  return {
    title: own.number,
    facts: known.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    next: next && {
      label: say.acts[next],
      to: href("/admin/returns/:returnId", { returnId: own.id }),
    },
  };
}
