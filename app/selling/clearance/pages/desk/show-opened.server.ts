import { formatDate, addDays } from "#app/lib/dates.ts";
import { openForRequest } from "#app/care/assessments/commands/open-for-request.server.ts";
import { urgentSignIn } from "#app/care/triage/rules/urgency-of.server.ts";
import { openRequest } from "../../commands/open-request.server.ts";
import { eq } from "drizzle-orm";
import type { Db } from "#app/platform/database/db.server.ts";
import { clearanceApprovals } from "../../tables.server.ts";
import { conditionLabels, unitsWords } from "../../texts/shopper.ts";
import { clearanceStaffMessages as say } from "../../texts/staff.ts";
import { boughtBy } from "#app/selling/orders/queries/bought-by.server.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";

/** Shows a request's answers and history to its clinician, and records the access. */
export async function showOpened(ctx: Ctx, requestId: string) {
  const opened = await openRequest(ctx, requestId);
  if (!opened.ok) return undefined;
  const { request, earlier, firstName, lastName, email } = opened.value;
  const { answers, assessmentId, userId, customerId } = request;
  const [{ assessment, others }, bought, approval] = await Promise.all([
    openForRequest(ctx, { userId, assessmentId }),
    boughtBy(ctx.db, customerId),
    approvalOf(ctx.db, requestId),
  ]);
  return {
    name: [firstName, lastName].filter(Boolean).join(" ") || email,
    email,
    answers: answers && {
      purpose: answers.purpose,
      urgent: urgentSignIn([answers.purpose], "note"),
      medicines: answers.medicines,
      conditions: answers.conditions?.map((each) => conditionLabels[each]),
    },
    assessment: assessment && {
      id: assessment.id,
      answers: assessment.answers,
      taken: formatDate(assessment.completedAt),
    },
    isAssessmentGone: answers !== null && answers.conditions === null && !assessment,
    others: others.map(({ id, completedAt }) => ({ id, taken: formatDate(completedAt) })),
    earlier: earlier.map((each) => ({
      id: each.id,
      text: `${each.product}, ${unitsWords(each.units)}`,
      state: say.state[each.state],
      asked: formatDate(each.askedAt),
      answer: each.answer,
    })),
    bought: bought.map(({ id, product, quantity, status, orderedAt }) => ({
      id,
      text: `${quantity} × ${product}`,
      state: orderMessages.status[status],
      ordered: formatDate(orderedAt),
    })),
    approval: approval && {
      text: say.approvedUntil(
        unitsWords(approval.units),
        formatDate(approval.lastDay),
        approval.usedUnits,
      ),
    },
  };
}

export type Opened = NonNullable<Awaited<ReturnType<typeof showOpened>>>;

async function approvalOf(db: Db, requestId: string) {
  const [approval] = await db
    .select()
    .from(clearanceApprovals)
    .where(eq(clearanceApprovals.requestId, requestId));
  return approval && { ...approval, lastDay: addDays(approval.until, -1) };
}
