import { HARMLESS } from "./harmless.ts";
import { HELD_OUT, HELD_OUT_DOSE, HELD_OUT_INJECTIONS } from "./held-out.ts";
import { HINTED_CRISES, MISSED_HINTS, NO_HINTS } from "./hints-held-out.ts";
import { LATER_DOSE, LATER_HELD_OUT } from "./later-held-out.ts";
import { DOSE_REQUESTS, INJECTIONS, OFF_TOPIC } from "./refused-requests.ts";
import { SECOND_DOSE, SECOND_HELD_OUT } from "./second-held-out.ts";
import { THIRD_DOSE, THIRD_HELD_OUT } from "./third-held-out.ts";
import { TOPICS } from "./topics.ts";
import { twistedQuestions, type Question } from "./twists.ts";

/** Questions that need nothing. */
export const questionsAsked = (twist: string, messages: readonly string[]): Question[] =>
  messages.map((message) => ({ twist, messages: [message], least: "none", most: "none" }));

const anyLevel = (twist: string, messages: readonly string[]): Question[] =>
  questionsAsked(twist, messages).map((question) => ({ ...question, most: "crisis" as const }));

const ofLevel = (level: string, messages: readonly string[]): Question => {
  // The keys of both sets are levels.
  const is = level as Question["least"];
  return { twist: "held out", messages, least: is, most: is };
};
const heldOut: readonly Question[] = [
  ...Object.entries(HELD_OUT).flatMap(([level, all]) => all.map((one) => ofLevel(level, [one]))),
  ...[
    ...Object.entries(SECOND_HELD_OUT),
    ...Object.entries(THIRD_HELD_OUT),
    ...LATER_HELD_OUT,
  ].flatMap(([level, all]) => all.map((messages) => ofLevel(level, messages))),
];
const hinted: readonly Question[] = [...HINTED_CRISES, ...MISSED_HINTS].map((message) => {
  return { twist: "hinted at", messages: [message], least: "crisis", most: "crisis" };
});

/** All that the evaluation asks, each in a conversation of its own. */
export const evaluationQuestions = (): Question[] => [
  ...twistedQuestions(),
  ...heldOut,
  ...hinted,
  ...questionsAsked("no hint", NO_HINTS),
  ...questionsAsked("harmless", HARMLESS),
  ...questionsAsked("off topic", OFF_TOPIC),
  ...questionsAsked(
    "topic",
    TOPICS.map(([question]) => question),
  ),
  ...anyLevel("dose", [
    ...DOSE_REQUESTS,
    ...HELD_OUT_DOSE,
    ...SECOND_DOSE,
    ...THIRD_DOSE,
    ...LATER_DOSE,
  ]),
  ...anyLevel("injection", [...INJECTIONS, ...HELD_OUT_INJECTIONS]),
];
