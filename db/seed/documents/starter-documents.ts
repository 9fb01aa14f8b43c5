import type { DocumentSlug } from "#app/running/content/views/document-list.ts";
import { readText } from "../read-text.ts";
import affiliateTerms from "./affiliate-terms.md?raw";
import about from "./about.md?raw";
import journeySupport from "./journey-support.md?raw";
import medicalDisclaimer from "./medical-disclaimer.md?raw";
import privacy from "./privacy.md?raw";
import shippingReturns from "./shipping-returns.md?raw";
import terms from "./terms.md?raw";

const files: Readonly<Record<DocumentSlug, string>> = {
  terms,
  privacy,
  "shipping-returns": shippingReturns,
  "medical-disclaimer": medicalDisclaimer,
  "affiliate-terms": affiliateTerms,
  about,
  "journey-support": journeySupport,
};

/**
 * The texts every shop begins with. `version` is the edition of our words, raised when they change;
 * a shop counts its own published versions.
 */
export const starterDocuments = Object.entries(files).map(([slug, file]) => {
  const { field, body } = readText(slug, file);
  return { slug, title: field("title"), version: Number(field("version")), body: body.trim() };
});
