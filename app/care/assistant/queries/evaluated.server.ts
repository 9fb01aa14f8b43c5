import { createHash } from "node:crypto";
import { ALL_FLAGS } from "#app/care/triage/rules/all-flags.ts";
import { CAUTIONS } from "#app/goods/catalog/rules/cautions/cautions.ts";
import type { Passage } from "../rules/passage.ts";
import { AMOUNT_REQUESTS } from "../rules/policy-amounts.ts";
import { DOSE_REQUESTS, MIXING } from "../rules/policy-dose.ts";
import { POLICY_RULES } from "../rules/policy.ts";
import { LEARNED_QUESTIONS } from "../rules/question-weights.server.ts";
import { READER } from "#app/care/triage/rules/reader-weights.server.ts";
import { ACT_WORDS } from "#app/care/triage/rules/word-classes-acts.ts";
import { BISAYA_WORDS } from "#app/care/triage/rules/word-classes-bisaya.ts";
import { BODY_WORDS } from "#app/care/triage/rules/word-classes-body.ts";
import { CONTEXT_WORDS } from "#app/care/triage/rules/word-classes-context.ts";

const digest = (text: string): string =>
  createHash("sha256").update(text).digest("hex").slice(0, 12);

/** A digest of the rules' contents: a changed word in one of them changes it. */
export function rulesDigest(): string {
  const words = [BODY_WORDS, ACT_WORDS, CONTEXT_WORDS, BISAYA_WORDS];
  const wordings = [DOSE_REQUESTS, MIXING, AMOUNT_REQUESTS, POLICY_RULES];
  const asText = (_: string, value: unknown) => (value instanceof RegExp ? String(value) : value);
  return digest(
    JSON.stringify([ALL_FLAGS, CAUTIONS, words, wordings, READER, LEARNED_QUESTIONS], asText),
  );
}

export function textDigests(passages: readonly Pick<Passage, "url" | "title" | "body">[]) {
  const texts = new Map<string, string>();
  for (const { url, title, body } of passages) {
    texts.set(url, `${texts.get(url) ?? ""}\n${title}\n${body}`);
  }
  return Object.fromEntries([...texts].map(([url, text]) => [url, digest(text)]));
}
