import { data } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { pictureFile } from "#app/goods/catalog/views/shown-picture.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { resultTitle } from "../../components/result-view.tsx";
import { assessmentsOfUser } from "../../queries/own.server.ts";
import { answerLabels } from "../../texts/shopper.ts";

/** The results that a customer may look at again, the newest first. */
export async function loadOwnAssessments({ ctx, env, log }: RequestContext, request: Request) {
  const { flash, headers } = takeFlash(request, env.appUrl);
  const rows = await assessmentsOfUser(ctx.db, signedIn(ctx).userId);
  const results = rows.map(({ id, completedAt, read }) => {
    if (!read) log.error({ assessmentId: id }, "a stored assessment cannot be read");
    return {
      id,
      date: formatDate(completedAt),
      shown: read && {
        goal: answerLabels.goals[read.wellnessGoal],
        title: resultTitle(read.result.judgement),
      },
    };
  });
  const empty = results.length === 0 ? pictureFile("consultation") : undefined;
  return data({ results, empty, flash: flash ?? null }, { headers });
}
