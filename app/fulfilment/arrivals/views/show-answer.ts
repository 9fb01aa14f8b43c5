import type { Decision, Felt } from "../rules/arrival-terms.ts";
import { judgeGood, type Answer, type ColdGood, type JudgedGood } from "../rules/judge-arrival.ts";
import { ownArrivalMessages as say } from "../texts/shopper.ts";

type ReportedParcel = {
  felt: Felt;
  hours: number | null;
  goods: readonly ColdGood[];
  answer: Answer;
  decision: Decision | null;
  reply: string;
};

/** The answer for the buyer: the rule's at first, and the decision of staff later. */
export function showAnswer(own: ReportedParcel) {
  const { decision, answer } = own;
  const now = decision ?? answer;
  return {
    title: say.answers[now].title,
    lead: say.answers[now].lead,
    tone: answer === "fine" || decision === "fine" ? ("success" as const) : ("warning" as const),
    reply: own.reply,
    // The decision of staff replaces the rule's answers.
    goods: decision === null ? judgedGoods(own) : [],
    isDecided: decision !== null,
  };
}

export type ShownAnswer = ReturnType<typeof showAnswer>;

/** The rule's answer for each item. */
export const judgedGoods = (own: Pick<ReportedParcel, "felt" | "hours" | "goods">) =>
  own.goods.map((good) => ({ name: good.name, text: sentence(judgeGood(own, good)) }));

/** Explains one item's answer, with the source of the figure. */
function sentence(judged: JudgedGood): string {
  switch (judged.why) {
    case "cold":
    case "no_allowance":
      return say.why[judged.why];
    case "no_hours":
      return say.why.no_hours(judged);
    default:
      return say.why[judged.why](judged);
  }
}
