import { formatDate } from "#app/lib/dates.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { loadWholeList } from "#app/platform/list/load-whole-list.server.ts";
import { currentPassages } from "../../queries/current-passages.server.ts";
import { rulesDigest, textDigests } from "../../queries/evaluated.server.ts";
import { assistantTexts } from "../../queries/texts.server.ts";
import { LAST_EVALUATION } from "../../rules/last-evaluation.ts";
import { changeState, reviewState } from "../../rules/text-state.ts";
import { assistantStaffMessages as say } from "../../texts/staff.ts";
import { assistantTextList } from "../../views/text-list.ts";

type TextsRequest = { served: RequestContext; online: boolean; request: Request; url: URL };

const day = (date: string) => formatDate(`${date}T00:00:00+08:00`);

/** The texts that answers are taken from: who reviewed them, and what changed since the evaluation. */
export async function loadTexts({ served, online, request, url }: TextsRequest) {
  const { db, now } = served.ctx;
  const [texts, { passages }] = await Promise.all([
    assistantTexts(served.ctx),
    currentPassages({ db, online }),
  ]);
  const digests = textDigests(passages);
  const all = texts.map((text) => ({
    ...text,
    review: reviewState(text.kind, text.reviewedOn, now),
    since: changeState(LAST_EVALUATION, text.url, digests[text.url]),
  }));
  const { list, rows } = await loadWholeList({ served, request, url }, assistantTextList, {
    rows: () => Promise.resolve(all),
    sorts: { title: ({ title }) => title, saved: ({ savedAt }) => savedAt },
    text: ({ title }) => title,
    isShown: (text, { kind, review, since }) =>
      (!kind || kind === text.kind) &&
      (!review || review === text.review) &&
      (!since || since === text.since),
  });
  const removed = Object.keys(LAST_EVALUATION.texts).filter((each) => !(each in digests)).length;
  const { on, firstSight, amounts, rules } = LAST_EVALUATION;
  return {
    list,
    evaluation: {
      scores: firstSight,
      title: say.evaluated(day(on)),
      lines: [
        say.evaluationAmounts(amounts),
        rules === rulesDigest() ? say.rulesSame : say.rulesChanged,
        ...(removed > 0 ? [say.removedTexts(removed)] : []),
        say.evaluatedOn,
      ],
    },
    rows: rows.map((text) => ({
      id: text.url,
      kind: text.kind,
      title: text.title,
      editor: text.editor,
      saved: formatDate(text.savedAt),
      review: text.review,
      reviewed:
        text.reviewer && text.reviewedOn
          ? say.reviewedBy(text.reviewer, day(text.reviewedOn))
          : undefined,
      since: text.since,
    })),
  };
}
