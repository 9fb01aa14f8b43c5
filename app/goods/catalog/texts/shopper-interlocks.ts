import { listWords } from "#app/lib/list-words.ts";
import type { InterlockReason } from "../rules/interlocks.ts";

/** Texts for shoppers and staff about products that must not be combined. */
export const interlockMessages = {
  title: (products: readonly string[]) => `${listWords(products)} are not taken together`,
  reason: {
    same_receptor:
      "They act on the same receptor, GLP-1, and labels say not to combine medicines that do.",
  } satisfies Record<InterlockReason, string>,
  choose:
    "Keep one of them in your cart. If you want to change from one to the other, ask a clinician first how and when.",
  ask: "Ask a clinician",
  source: (name: string, day: string) => `${name}, read on ${day}`,
  sources: "Sources",
  refused: (products: readonly string[]) =>
    `${listWords(products)} are not taken together, so they are not sold in one order. Keep one of them; a clinician can say which.`,
};
