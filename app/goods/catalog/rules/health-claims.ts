import type { RegulatoryStatus } from "./product-terms.ts";

/** Claims that a product text must not make. Their descriptions are in `texts/staff-claims.ts`. */
export type ClaimRule =
  | "cures"
  | "promises"
  | "amount"
  | "harmless"
  | "approval"
  | "replaces"
  | "dose"
  | "same"
  | "effect";

export type Claim = { rule: ClaimRule; phrase: string; at: number };

const ILLNESS =
  "diabetes|cancer|tumou?rs?|hypertension|high blood pressure|arthritis|alzheimer'?s|dementia|depression|anxiety|obesity|asthma|infections?|covid(?:-19)?|heart disease|stroke|infertility|insomnia|eczema|psoriasis|acne|fatty liver|inflammation|disease|diseases|illness";
const PERSON_LOSES = "los(?:e|es|ing)|shed|drop|burn";

/**
 * Each pattern is checked separately. A sentence with a denial before the phrase makes no claim.
 */
const PATTERNS: readonly (readonly [ClaimRule, RegExp])[] = [
  [
    "cures",
    /(?<!wound )\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment for)?|prevent(?:s|ed|ing)?|revers(?:e|es|ed|ing)|remed(?:y|ies)|nakakagaling|nagpapagaling|gamot (?:sa|para))\b/giu,
  ],
  [
    "cures",
    new RegExp(`\\b(?:for|against|fights?|relieves?|helps? with)\\s+(?:${ILLNESS})\\b`, "giu"),
  ],
  [
    "promises",
    /\b(?:guarantee[sd]?|garantisado|miracles?|proven (?:results?|to)|clinically proven|scientifically proven|works for every(?:one|body)|100 ?% effective|instant(?:ly)?|overnight|permanent(?:ly)?)\b/giu,
  ],
  [
    "amount",
    new RegExp(
      `\\b(?:${PERSON_LOSES})\\s+(?:up to |about |over |as much as )?\\d+(?:[.,]\\d+)?\\s*(?:%|kg|kilos?|lbs?|pounds?|inches|cm)`,
      "giu",
    ),
  ],
  [
    "harmless",
    /\b(?:no|without|zero|walang?) (?:known )?(?:side[ -]effects?|risks?)\b|\b(?:completely|totally|100 ?%|perfectly) (?:safe|natural)\b|\brisk[ -]free\b|\bsafe for (?:everyone|everybody|all)\b/giu,
  ],
  [
    "approval",
    /\b(?:fda|food and drug administration|who|doctor|clinically|dermatologically)[ -](?:approved|certified|recommended|endorsed|tested|registered)\b|\bapproved by (?:the )?(?:fda|doctors?|authorities)\b/giu,
  ],
  [
    "replaces",
    /\b(?:instead of|replaces?|no need for|without) (?:your |a |the |any )?(?:doctors?|medicines?|medications?|prescriptions?|insulin|treatment)\b|\bno prescription(?: needed| required)?\b/giu,
  ],
  [
    "dose",
    /\b(?:take|inject|use|start with|increase to|apply)\s+(?:up to )?\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ml|iu|units?|vials?)\b|\b\d+(?:[.,]\d+)?\s*(?:mg|mcg|µg|ml|iu|units?)\s*(?:per|a|every|each|once|twice|daily|weekly)\b|\bdouble (?:the|your) dose\b/giu,
  ],
  [
    "same",
    /\b(?:same (?:active )?ingredients? as|generic|equivalent to|identical to|just like|as good as|alternative to) (?:the )?(?:approved|prescription|ozempic|wegovy|mounjaro|zepbound|saxenda|victoza)\b/giu,
  ],
  [
    "effect",
    /\b(?:burn(?:s|ed|ing)?|melt(?:s|ed|ing)?|dissolv(?:e|es|ed|ing)|destroy(?:s|ed|ing)?) (?:\w+ )?fat\b|\b(?:boost(?:s|ed|ing)?|strengthen(?:s|ed|ing)?) (?:your |the )?(?:immune system|immunity|metabolism|testosterone)\b|\b(?:detox(?:es|ifies|ify)?|erases? wrinkles|stops? ag(?:e)?ing|makes? you (?:younger|slim|thin)|pampapayat|pampabata)\b/giu,
  ],
];

/**
 * "This product is not intended to treat" denies a claim; so does "no study shows that it cures".
 */
const DENIAL = /\b(?:not|never|no|cannot|isn['’]t|doesn['’]t|don['’]t|hindi)\b[^.!?\n]{0,80}$/iu;
/** "Studied against inflammation" reports a study; "studies show it cures" makes a claim. */
const REPORT = /\b(?:studied|tested|tried|researched)(?: \w+){0,2} $/iu;
/** Claims that themselves start with a denial. */
const DENYING: ReadonlySet<ClaimRule> = new Set(["harmless", "replaces"]);

/** Phrases of a text that make a health claim, in text order. */
export function healthClaims(text: string, status: RegulatoryStatus): Claim[] {
  const found = PATTERNS.flatMap(([rule, pattern]) => {
    // Registered products may mention their approval.
    if (rule === "approval" && status === "registered") return [];
    return [...text.matchAll(pattern)]
      .filter(({ index }) => {
        const before = text.slice(0, index);
        return DENYING.has(rule) || !(DENIAL.test(before) || REPORT.test(before));
      })
      .map(({ 0: phrase, index }): Claim => ({ rule, phrase, at: index }));
  });
  return found
    .toSorted((a, b) => a.at - b.at || b.phrase.length - a.phrase.length)
    .filter((one, index, all) => {
      const before = all[index - 1];
      return !before || one.at >= before.at + before.phrase.length;
    });
}
