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

/** The answer as its buyer reads it: by the rule at first, by a person once one has decided. */
export function showAnswer(own: ReportedParcel) {
  const { decision, answer } = own;
  const now = decision ?? answer;
  return {
    title: say.answers[now].title,
    lead: say.answers[now].lead,
    tone: answer === "fine" || decision === "fine" ? ("success" as const) : ("warning" as const),
    reply: own.reply,
    // What the rule said of each is over once a person has decided.
    goods: decision === null ? judgedGoods(own) : [],
    isDecided: decision !== null,
  };
}

export type ShownAnswer = ReturnType<typeof showAnswer>;

/** What the rule says of each of the goods. */
export const judgedGoods = (own: Pick<ReportedParcel, "felt" | "hours" | "goods">) =>
  own.goods.map((good) => ({ name: good.name, text: sentence(judgeGood(own, good)) }));

/** Why one of the goods is fine or has to wait, with the source of the figure. */
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
