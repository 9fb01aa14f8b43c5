import type { RegulatoryStatus } from "../rules/product-terms.ts";

/** Only the server renders these. */
export const statusTexts: Record<RegulatoryStatus, string> = {
  registered: "Registered with the Philippine FDA",
  investigational: "Investigational: not an approved medicine in any country we know of",
  not_registered: "Not registered with the Philippine FDA",
  not_a_medicine: "Not a medicine",
};

/** Short forms for cards, which have no room for a sentence. The FDA is that of the Philippines. */
export const statusInShort: Record<RegulatoryStatus, string> = {
  registered: "FDA registered",
  investigational: "Investigational",
  not_registered: "Not FDA registered",
  not_a_medicine: "Not a medicine",
};

export const productMessages = {
  back: "Back to Products",
  cautions: (name: string) => `Before you order ${name}`,
  readSafety: "Read the Safety section",
  acknowledgeTitle: "Medical supervision",
  acknowledge: (name: string) =>
    `At checkout, you confirm that a licensed clinician supervises your use of ${name}. If you don’t have one yet, talk to a doctor before you order.`,
  soldOut: (name: string) => `${name} is out of stock right now.`,
  soldOutFirst: "Another buyer has just bought the last of it",
  nothingOrdered: "Your order was not placed, and you paid nothing.",
  variantOut: (name: string) => `${name} is out of stock.`,
  leavesCold: (days: string) => `Ships cold ${days}`,
  arrives: (days: string) => `Arrives ${days} if you order today`,
  buyBar: (name: string) => `Buy ${name}`,
  labReport: "Lab report",
  failed: "Failed to load product details",
  failedHint: "The problem is on our side. Your cart is unchanged.",
  retry: "Try again",
} as const;
