import { KNOWN_WORDS } from "./asked-words.ts";
import type { Passage } from "./passage.ts";
import { foldText } from "#app/care/triage/rules/fold-text.ts";

/** Topics that shoppers ask about, even if the shop has no text on them. */
const TOPICS =
  "account address affordable age allergy bulk branch brand bundle card cards certificate certified cheap cheaper coa code coupon courier discount dosage export faq free freebies gift halal hmo hours import imported insurance installment jnt kosher lab label lbc license licensed loyalty manila cebu davao luzon visayas mindanao member membership men women meetup open original organic philhealth phone pickup points powder promo proof purity quality rebate receipt reseller resell review reviews ship ships shop stock store subscription supplier syringe syringes test tested usa vegan vegetarian video voucher walk warehouse warranty wholesale".split(
    " ",
  );

/** Every word that may be stored of a question. */
export type Vocabulary = ReadonlySet<string>;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The words of the shop's texts. A word that an article or a description always writes with a
 * capital may be a person's name, so only names of products may be capitalized.
 */
export function vocabularyOf(
  passages: readonly Pick<Passage, "kind" | "title" | "names" | "body">[],
): Vocabulary {
  const words = new Set<string>([...TOPICS, ...KNOWN_WORDS]);
  for (const { kind, title, names, body } of passages) {
    const named = kind === "product" ? wordsOf(`${title} ${names}`) : [];
    const plain = wordsOf(`${title} ${names} ${body}`).filter(
      (word) => word === word.toLowerCase() && (word.length > 1 || /\d/.test(word)),
    );
    for (const word of [...named, ...plain]) words.add(foldText(word));
  }
  return words;
}

export function inVocabulary(text: string, vocabulary: Vocabulary): string {
  return text
    .replaceAll(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => (vocabulary.has(foldText(word)) ? word : "…"))
    .replaceAll(/[^\p{L}\p{M}\p{N}\s.,!?%'’…-]/gu, "")
    .replaceAll(/…(?:[\s.'’-]*…)+/gu, "…");
}
