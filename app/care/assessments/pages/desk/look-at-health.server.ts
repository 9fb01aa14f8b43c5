import { formatDate } from "#app/lib/dates.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { healthScope } from "#app/platform/access/health-scope.ts";
import { openHistory } from "../../commands/open-history.server.ts";
import { answerLabels } from "../../texts/shopper.ts";
import type { HealthHistory } from "../../views/health-history.ts";

/**
 * A customer's assessments for staff who may see them, only on request. Staff who open the customer
 * for a phone number do not look at health data, so no look should be recorded.
 */
export async function lookAtHealth(
  ctx: Ctx,
  customerId: string,
  asked: boolean,
): Promise<HealthHistory | undefined> {
  if (!healthScope(ctx.actor)) return undefined;
  if (!asked) return { open: false };
  const customer = await findCustomer(ctx.db, customerId);
  if (!customer?.userId) return { open: true, count: 0, newest: [] };
  const opened = await openHistory(ctx, customer.userId);
  if (!opened.ok) return undefined;
  const { count, newest } = opened.value;
  return {
    open: true,
    count,
    newest: newest.map(({ id, wellnessGoal, completedAt }) => ({
      id,
      goal: answerLabels.goals[wellnessGoal],
      taken: formatDate(completedAt),
    })),
  };
}
