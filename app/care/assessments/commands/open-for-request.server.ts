import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { answerRows } from "../views/answers-in-words.ts";
import { openAssessment } from "./open-assessment.server.ts";
import { openHistory } from "./open-history.server.ts";

type OpenedRequest = { userId: string; assessmentId: string | null };

/**
 * The assessment attached to a request, if its owner has not deleted it, and the owner's newest
 * others. Each look is recorded.
 */
export async function openForRequest(ctx: Ctx, { userId, assessmentId }: OpenedRequest) {
  const [attached, history] = await Promise.all([
    assessmentId === null ? undefined : openAssessment(ctx, assessmentId),
    openHistory(ctx, userId),
  ]);
  const own = attached?.ok && attached.value.userId === userId ? attached.value : undefined;
  const others = history.ok ? history.value.newest.filter(({ id }) => id !== assessmentId) : [];
  return { assessment: own && { ...own, answers: answerRows(own.answers) }, others };
}
