import { href } from "react-router";

/**
 * Texts that staff publish in versions. Orders and consents refer to versions of the terms and the
 * privacy policy.
 */
export const DOCUMENTS = {
  terms: {
    name: "Terms and conditions",
    path: href("/terms"),
    about: "The terms for using this shop and for ordering from it.",
  },
  privacy: {
    name: "Privacy notice",
    path: href("/privacy"),
    about: "What this shop does with your personal data, and what you can ask for.",
  },
  "shipping-returns": {
    name: "Shipping and returns",
    path: href("/shipping-returns"),
    about: "How parcels travel, what to check when one arrives, and how to get help or money back.",
  },
  "medical-disclaimer": {
    name: "Medical disclaimer",
    path: href("/medical-disclaimer"),
    about: "What the texts of this shop are and are not, and where to turn with a health question.",
  },
  "affiliate-terms": {
    name: "Affiliate program terms",
    path: href("/affiliate-terms"),
    about: "What affiliates earn for buyers they send, when it is paid, and what they may not do.",
  },
  about: {
    name: "About us",
    path: href("/about"),
    about: "Why this shop exists, what it holds itself to, and what it does not promise.",
  },
  "journey-support": {
    name: "Journey support",
    path: href("/journey-support"),
    about: "What happens from the first question to the last vial, and who helps on the way.",
  },
} as const satisfies Record<string, { name: string; path: string; about: string }>;

export type DocumentSlug = keyof typeof DOCUMENTS;

export function isDocumentSlug(slug: string): slug is DocumentSlug {
  return Object.hasOwn(DOCUMENTS, slug);
}
