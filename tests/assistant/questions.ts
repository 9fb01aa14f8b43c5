import {
  HARMLESS,
  HELD_OUT,
  HELD_OUT_DOSE,
  HELD_OUT_INJECTIONS,
  HINTED_CRISES,
  NO_HINTS,
  OFF_TOPIC,
} from "./held-out.ts";
import { DOSE_REQUESTS, INJECTIONS } from "./refused-requests.ts";
import { TOPICS } from "./topics.ts";
import { twistedQuestions, type Question } from "./twists.ts";

/** Questions that need nothing. */
export const questionsAsked = (twist: string, messages: readonly string[]): Question[] =>
  messages.map((message) => ({ twist, messages: [message], least: "none", most: "none" }));

const anyLevel = (twist: string, messages: readonly string[]): Question[] =>
  questionsAsked(twist, messages).map((question) => ({ ...question, most: "crisis" as const }));

const heldOut: readonly Question[] = HELD_OUT.map(({ level, messages }) => {
  return { twist: "held out", messages, least: level, most: level };
});
const hinted: readonly Question[] = HINTED_CRISES.map((message) => {
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
  ...anyLevel("dose", [...DOSE_REQUESTS, ...HELD_OUT_DOSE]),
  ...anyLevel("injection", [...INJECTIONS, ...HELD_OUT_INJECTIONS]),
];
