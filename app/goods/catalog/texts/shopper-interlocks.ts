import { listWords } from "#app/lib/list-words.ts";
import type { InterlockReason } from "../rules/interlocks.ts";

/** Texts for shoppers and staff about products that must not be combined. */
export const interlockMessages = {
  title: (products: readonly string[]) => `Don’t use ${listWords(products)} together`,
  reason: {
    same_receptor:
      "Both act on the same receptor, GLP-1. Their labels say not to combine medicines that do.",
  } satisfies Record<InterlockReason, string>,
  choose:
    "Keep only one of them in your cart. Ask a clinician before you switch from one to the other.",
  ask: "Ask a clinician",
  source: (name: string, day: string) => `${name}, checked ${day}`,
  sources: "Sources",
  boughtBefore: (products: readonly string[], earlier: readonly string[]) =>
    `You ordered ${listWords(earlier)} in the last 8 weeks. It must not be used together with ${listWords(products)}. If a clinician switched you, write to us, and we’ll place the order for you.`,
  refused: (products: readonly string[]) =>
    `${listWords(products)} must not be used together, so we don’t sell them in one order. Keep one of them. A clinician can help you choose.`,
};
