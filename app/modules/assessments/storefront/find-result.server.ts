import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { anonymousAssessment } from "../queries/own.server.ts";
import { currentRules } from "../queries/rules.server.ts";
import { showResult } from "../queries/show-result.server.ts";
import { recommend } from "../rules/recommend.ts";
import { isComplete } from "../rules/steps.ts";
import { readDraft, readKept } from "./assessment-cookies.server.ts";
import type { Ways } from "./assessment-cookies.server.ts";

/**
 * What this browser just answered, else the latest that it saved without an account. While the
 * assessment is closed there is only the latter.
 */
export async function findResult(
  { db, actor }: Ctx,
  { request, ways, closed }: { request: Request; ways: Ways; closed: boolean },
) {
  const draft = closed ? undefined : readDraft(request, ways, actor);
  if (draft && isComplete(draft.answers)) {
    const outcome = recommend(draft.answers, await currentRules(db));
    return { shown: await showResult(db, draft.answers, outcome), saved: false };
  }
  const id = readKept(request, ways).at(-1);
  const stored = id && (await anonymousAssessment(db, id));
  if (!stored) return undefined;
  return { shown: await showResult(db, stored.answers, stored.outcome), saved: true };
}
