import type { ProductKind } from "./product-terms.ts";

/** Parts that a product needs before shoppers see it, by the missing field. */
export type PublishCheck = "shortDescription" | "description" | "safetyText" | "picture" | "alt";

type Facts = {
  kind: ProductKind;
  shortDescription: string;
  description: string;
  safetyText: string;
  images: readonly { alt: string }[];
};

/**
 * The missing parts in the order of the form. An add-on appears only in the cart and needs less.
 * `alt` is the description of the pictures: a picture without one stays hidden.
 */
export function missingToPublish(facts: Facts): PublishCheck[] {
  const { kind, shortDescription, description, safetyText, images } = facts;
  const isListed = kind === "product";
  return [
    ...(shortDescription === "" ? ["shortDescription" as const] : []),
    ...(isListed && description === "" ? ["description" as const] : []),
    ...(isListed && safetyText === "" ? ["safetyText" as const] : []),
    ...(isListed && images.length === 0 ? ["picture" as const] : []),
    ...(isListed && images.length > 0 && images.every(({ alt }) => alt === "")
      ? ["alt" as const]
      : []),
  ];
}
