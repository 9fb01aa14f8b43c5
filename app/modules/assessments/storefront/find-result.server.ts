import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { anonymousAssessment } from "../queries/own.server.ts";
import { currentRules } from "../queries/rules.server.ts";
import { showResult } from "../queries/show-result.server.ts";
import { recommend } from "../rules/recommend.ts";
import { isComplete } from "../rules/steps.ts";
import { readDraft, readKept } from "./assessment-cookies.server.ts";

/**
 * What this browser just answered, else the latest that it saved without an account. While the
 * assessment is closed there is only the latter.
 */
export async function findResult(
  served: RequestContext,
  { request, closed }: { request: Request; closed: boolean },
) {
  const { db } = served.ctx;
  const draft = closed ? undefined : readDraft(request, served);
  if (draft && isComplete(draft.answers)) {
    const outcome = recommend(draft.answers, await currentRules(db));
    return { shown: await showResult(db, draft.answers, outcome), saved: false };
  }
  const id = readKept(request, served).at(-1);
  const stored = id && (await anonymousAssessment(db, id));
  if (!stored) return undefined;
  return { shown: await showResult(db, stored.answers, stored.outcome), saved: true };
}
