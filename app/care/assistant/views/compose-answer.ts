import { assistantMessages as say } from "../texts/shopper.ts";
import type { SearchTerm } from "../rules/asked-words.ts";
import { guardAnswer, isGrounded, sentencesOf } from "../rules/guard-answer.ts";
import { isMoreUrgent, type Found, type Level } from "#app/care/triage/rules/flag.ts";
import type { Passage } from "../rules/passage.ts";
import type { Policy } from "../rules/policy.ts";
import { productAnswers } from "../texts/shopper-skills.ts";
import type { SkillAnswer, Source } from "./skill-answer.ts";
import type { Triage } from "#app/care/triage/rules/triage.server.ts";

export type ComposedAnswer = {
  /** The rule that decided the answer. */
  by: "triage" | "policy" | "skill" | "texts" | "animal" | "unknown" | "off_topic";
  response: string;
  sources: Source[];
  /** Shown once instead of both, and not kept. */
  own?: { response: string; sources: Source[] } | undefined;
  suggestions: string[];
};

export type Evidence = {
  /** The answer from the shop's data; undefined if no skill was asked for. */
  skill?: SkillAnswer | undefined;
  /** The answer to the likeliest question, which may not be meant. */
  guess?: SkillAnswer | undefined;
  /** Questions that come closest and are answered, for one that is not. */
  closest: readonly string[];
  /** Best first; none below the threshold. */
  passages: readonly Passage[];
  asked: readonly SearchTerm[];
  /** The shop knows something about it, though perhaps no answer. */
  isKnownTopic: boolean;
};

type Material = {
  triage: Triage;
  policies: readonly Policy[];
  evidence: Evidence;
  isFilipino: boolean;
};

const MOST_SENTENCES = 4;
const MOST_SOURCES = 3;

/** Answers a message, and says whom to call where the message or an earlier one may be urgent. */
export function composeAnswer(material: Material): ComposedAnswer {
  const answer = answerAlone(material);
  const { level, earlier, isDoubtful } = material.triage;
  if (level !== "none") return answer;
  const isInDoubt = isDoubtful || answer.by === "unknown";
  const lines = [
    ...(isInDoubt ? [say.inDoubt] : []),
    ...(earlier.length > 0 ? [say.earlier[mostUrgentOf(earlier)]] : []),
  ];
  const withLines = <T extends { response: string }>(one: T): T => ({
    ...one,
    response: [one.response, ...lines].join("\n\n"),
  });
  return { ...withLines(answer), own: answer.own && withLines(answer.own) };
}

const mostUrgentOf = (found: readonly Found[]): Found["level"] =>
  found.map(({ level }) => level).reduce((one, other) => (isMoreUrgent(other, one) ? other : one));

/** Triage first, then the policies, then the shop's texts. */
function answerAlone(material: Material): ComposedAnswer {
  const { triage, policies, evidence } = material;
  if (triage.level === "emergency" || triage.level === "crisis") return urgentAnswer(material);
  const refusals = policies.map((policy) => say.policy[policy]);
  const suggestions = [...say.suggestions[triage.level === "none" ? "policy" : "see_doctor"]];
  if (triage.level === "see_doctor") {
    // A pregnant shopper who asks about delivery wants to know both.
    const asked = policies.every(isAboutPerson) ? evidence.skill : undefined;
    const parts = [urgentText(material), ...refusals.slice(0, 1), ...(asked ? [asked.text] : [])];
    const text = parts.join("\n\n");
    const sources = asked ? asked.links : sourcesOf(evidence.passages);
    return { by: "triage", response: text, sources, suggestions };
  }
  if (triage.ofAnimal) return plain("animal", say.animal, suggestions);
  if (refusals.length > 0) {
    const inFilipino = material.isFilipino && policies.includes("dose") ? [say.doseInFilipino] : [];
    const response = [...refusals.slice(0, 2), ...inFilipino].join("\n\n");
    return { by: "policy", response, sources: sourcesOf(evidence.passages), suggestions };
  }
  if (evidence.skill) return fromSkill(evidence.skill);
  return triage.isTakenBack
    ? plain("triage", say.takenBack, [...say.suggestions.texts])
    : fromTexts(evidence);
}

/** It is met by who someone is, and not by a request that is refused. */
const isAboutPerson = (policy: Policy): boolean => policy === "pregnancy" || policy === "minors";

const fromSkill = ({ text, links, own }: SkillAnswer): ComposedAnswer => ({
  by: "skill",
  response: text,
  sources: links,
  own: own && { response: own.text, sources: own.links },
  suggestions: [...say.suggestions.texts],
});

const plain = (
  by: ComposedAnswer["by"],
  response: string,
  suggestions: string[],
): ComposedAnswer => ({ by, response, sources: [], suggestions });

function urgentAnswer(material: Material): ComposedAnswer {
  const { level } = material.triage;
  return {
    by: "triage",
    response: urgentText(material),
    sources: [],
    suggestions: [...say.suggestions[level === "crisis" ? "crisis" : "emergency"]],
  };
}

function urgentText({ triage, isFilipino }: Material): string {
  const level = triage.level as Exclude<Level, "none">;
  const reasons = triage.found.filter(
    (found) => found.level !== "see_doctor" || level === "see_doctor",
  );
  const also = reasons.map(({ say: line }) => line).filter((line) => line !== undefined);
  const bodily = level === "crisis" && triage.found.some((found) => found.level === "emergency");
  return [
    say.urgent[level],
    ...(bodily ? [say.urgent.emergency] : []),
    say.because(reasons.map(({ reason }) => reason)),
    ...(also.length > 0 ? [[...new Set(also)].join(" ")] : []),
    ...(isFilipino ? [say.urgentInFilipino[level]] : []),
  ].join("\n\n");
}

/** A few whole sentences of the best passages, with their sources. */
function fromTexts(evidence: Evidence): ComposedAnswer {
  const { passages, asked } = evidence;
  const unknown = unanswered(evidence);
  const [best, ...others] = passages;
  if (!best) return unknown;
  const second = others
    .slice(0, asked.length > 1 ? MOST_SOURCES : 0)
    .find(({ url, title }) => url !== best.url && title !== best.title);
  const cited = second ? [best, second] : [best];
  const parts = [
    bestSentences(best, asked, MOST_SENTENCES),
    ...(second ? [bestSentences(second, asked, 2)] : []),
  ].filter(Boolean);
  const response = guardAnswer(
    parts.join("\n\n"),
    cited.map(({ body }) => body),
  );
  if (response === "") return unknown;
  const sources = sourcesOf([...cited, ...others]);
  return { by: "texts", response, sources, suggestions: [...say.suggestions.texts] };
}

function unanswered({ asked, closest, isKnownTopic, guess }: Evidence): ComposedAnswer {
  const toPerson = [...closest, say.suggestions.unknown[0]];
  if (guess) {
    const { text, links } = guess;
    return { ...plain("unknown", `${say.guess}\n\n${text}`, toPerson), sources: links };
  }
  // "Ok so what do I do" has no word that says what it is about.
  if (asked.length === 0) return plain("unknown", say.rephrase, toPerson);
  if (isKnownTopic) return plain("unknown", say.unknown, toPerson);
  return plain("off_topic", say.offTopic, say.quickQuestions.slice(0, 3));
}

/** The sentences with most of the searched words and those after them, in their original order. */
function bestSentences(passage: Passage, asked: readonly SearchTerm[], most: number): string {
  const sentences = chooseSentences(passage, asked, most);
  const isOfProduct = passage.kind === "product" && sentences !== "";
  return isOfProduct ? productAnswers.from(passage.title, sentences) : sentences;
}

function chooseSentences({ title, body }: Passage, asked: readonly SearchTerm[], most: number) {
  const all = sentencesOf(body).filter((sentence) => isGrounded(sentence, [body]));
  if (all.length <= most) return all.join(" ");
  const words = asked
    .flatMap(({ word, others }) => [word, ...others])
    .map((word) => word.slice(0, 6));
  const score = (sentence: string) => {
    const text = sentence.toLowerCase();
    return words.filter((word) => text.includes(word)).length;
  };
  const named = title.toLowerCase();
  const first = words.some((word) => named.includes(word)) ? 0.5 : 0;
  const ranked = all
    .map((sentence, index) => ({ index, score: score(sentence) + (index === 0 ? first : 0) }))
    .toSorted((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, most)
    .toSorted((a, b) => a.index - b.index);
  return ranked.map(({ index }) => all[index]).join(" ");
}

function sourcesOf(passages: readonly Passage[]): Source[] {
  const sources = new Map(passages.map(({ title, url }) => [url, { title, url }]));
  return [...sources.values()].slice(0, MOST_SOURCES);
}
