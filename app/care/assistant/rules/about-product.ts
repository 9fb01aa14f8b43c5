import { findProducts, type Subject } from "./find-products.ts";
import { sentencesOf } from "./guard-answer.ts";
import type { Passage } from "./passage.ts";
import { wordsOf } from "./read-topics.ts";

/** The products that the shop's passages are about. */
export function subjectsOf(texts: readonly Pick<Passage, "kind" | "title" | "url">[]): Subject[] {
  const found = new Map<string, Subject>();
  for (const { kind, title, url } of texts) {
    if (kind === "product") found.set(url, { slug: url.split("/").at(-1) ?? "", name: title });
  }
  return [...found.values()];
}

/**
 * The part of a passage about the products of the question. A sentence that names only other
 * products is left out, and so is one that names none where the passage is about several.
 */
export function aboutProducts(
  passage: Passage,
  asked: readonly Subject[],
  subjects: readonly Subject[],
): Passage | undefined {
  if (asked.length === 0) return passage;
  const named = (text: string) => findProducts(wordsOf(text), subjects);
  const isAsked = (found: readonly Subject[]) => found.some((one) => asked.includes(one));
  const titled = named(passage.title);
  // The keywords of a product name its rivals too, and a heading names what it is about.
  const isHeaded = titled.length === 0 && passage.kind !== "product";
  const about = isHeaded ? named(passage.names) : titled;
  if (about.length > 0 && !isAsked(about)) return undefined;
  const kept = sentencesOf(passage.body).filter((sentence) => {
    const found = named(sentence);
    if (found.length > 0) return isAsked(found);
    return about.length === 1 || (about.length === 0 && named(passage.body).length === 0);
  });
  return kept.length === 0 ? undefined : { ...passage, body: kept.join(" ") };
}
