import type { Tint } from "#app/ui/tone.ts";
import type { RegulatoryStatus } from "../rules/product-terms.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** A product below a text about it: description and regulatory status, without a price. */
export type RelatedProduct = {
  slug: string;
  name: string;
  sentence: string;
  status: RegulatoryStatus;
  tint: Tint;
  picture: ShownPicture;
};
