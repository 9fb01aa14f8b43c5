import { href } from "react-router";

/**
 * Texts that staff publish in versions. Orders and consents refer to versions of the terms and the
 * privacy policy.
 */
export const DOCUMENTS = {
  terms: {
    name: "Terms and conditions",
    path: href("/terms"),
    about: "The terms for using this shop and ordering from it.",
  },
  privacy: {
    name: "Privacy notice",
    path: href("/privacy"),
    about: "How this shop uses your personal data, and the rights you have.",
  },
  "shipping-returns": {
    name: "Shipping and returns",
    path: href("/shipping-returns"),
    about: "How parcels ship, what to check on arrival, and how to get help or a refund.",
  },
  "medical-disclaimer": {
    name: "Medical disclaimer",
    path: href("/medical-disclaimer"),
    about: "The limits of this shop’s texts, and where to go with health questions.",
  },
  "affiliate-terms": {
    name: "Affiliate program terms",
    path: href("/affiliate-terms"),
    about: "Affiliate commissions, payment dates, and rules.",
  },
  about: {
    name: "About us",
    path: href("/about"),
    about: "Why this shop exists, our standards, and what we don’t promise.",
  },
  "journey-support": {
    name: "Journey support",
    path: href("/journey-support"),
    about: "The steps from your first question to the last vial, and who helps along the way.",
  },
} as const satisfies Record<string, { name: string; path: string; about: string }>;

export type DocumentSlug = keyof typeof DOCUMENTS;

export function isDocumentSlug(slug: string): slug is DocumentSlug {
  return Object.hasOwn(DOCUMENTS, slug);
}
