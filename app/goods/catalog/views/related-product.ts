import type { Tint } from "#app/ui/tone.ts";
import type { RegulatoryStatus } from "../rules/product-terms.ts";
import type { ShownPicture } from "./shown-picture.ts";

/** A product as a text about it shows it: what it is and where it stands, no price. */
export type RelatedProduct = {
  slug: string;
  name: string;
  sentence: string;
  status: RegulatoryStatus;
  tint: Tint;
  picture: ShownPicture;
};
