import { namedProducts, type ProductNames, type Subject } from "./find-products.ts";
import { sentencesOf } from "./guard-answer.ts";
import type { Passage } from "./passage.ts";

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
  names: ProductNames,
): Passage | undefined {
  if (asked.length === 0) return passage;
  const named = (text: string) => namedProducts(text, names);
  const isAsked = (found: ReadonlySet<Subject>) => asked.some((one) => found.has(one));
  const titled = named(passage.title);
  // The keywords of a product name its rivals too, and a heading names what it is about.
  const isHeaded = titled.size === 0 && passage.kind !== "product";
  const about = isHeaded ? named(passage.names) : titled;
  if (about.size > 0 && !isAsked(about)) return undefined;
  const kept = sentencesOf(passage.body).filter((sentence) => {
    const found = named(sentence);
    if (found.size > 0) return isAsked(found);
    return about.size === 1 || (about.size === 0 && named(passage.body).size === 0);
  });
  return kept.length === 0 ? undefined : { ...passage, body: kept.join(" ") };
}
