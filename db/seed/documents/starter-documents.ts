import { about } from "./about.ts";
import { journeySupport } from "./journey-support.ts";
import { medicalDisclaimer } from "./medical-disclaimer.ts";
import { privacy } from "./privacy.ts";
import { shippingReturns } from "./shipping-returns.ts";
import type { StarterDocument } from "./starter-document.ts";
import { terms } from "./terms.ts";

export const starterDocuments: readonly StarterDocument[] = [
  terms,
  privacy,
  shippingReturns,
  medicalDisclaimer,
  about,
  journeySupport,
];
