import { href } from "react-router";

/** The addresses of the shop's own documents, by their names in the database. */
export const POLICIES: Readonly<Record<string, string>> = {
  about: href("/about"),
  "affiliate-terms": href("/affiliate-terms"),
  "journey-support": href("/journey-support"),
  "medical-disclaimer": href("/medical-disclaimer"),
  privacy: href("/privacy"),
  "shipping-returns": href("/shipping-returns"),
  terms: href("/terms"),
};
