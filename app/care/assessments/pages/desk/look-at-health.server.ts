import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { openHistory } from "../../commands/open-history.server.ts";
import { answerLabels } from "../../texts/shopper.ts";
import { historyMessages as say } from "../../texts/staff.ts";

/**
 * A customer's assessments for staff who may see them, only on request. Staff who open the customer
 * for a phone number do not look at health data, so no look should be recorded.
 */
export async function lookAtHealth(ctx: Ctx, customerId: string, asked: boolean) {
  if (!healthScope(ctx.actor)) return undefined;
  if (!asked) return { open: false as const, title: say.title, hint: say.hint, show: say.show };
  const customer = await findCustomer(ctx.db, customerId);
  if (!customer?.userId) return showHistory({ count: 0, newest: [] });
  const opened = await openHistory(ctx, customer.userId);
  return opened.ok ? showHistory(opened.value) : undefined;
}

type History = Extract<Awaited<ReturnType<typeof openHistory>>, { ok: true }>["value"];

function showHistory({ count, newest }: History) {
  return {
    open: true as const,
    title: say.count(count),
    none: say.none,
    recorded: say.recorded,
    newest: newest.map(({ id, wellnessGoal, completedAt }) => {
      const [goal, taken] = [answerLabels.goals[wellnessGoal], formatDate(completedAt)];
      const to = href("/admin/assessments/:assessmentId", { assessmentId: id });
      return { to, label: say.open(goal, taken), goal, taken };
    }),
  };
}
