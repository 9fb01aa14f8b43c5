import type { ProductKind } from "./product-terms.ts";

/** What a product needs before shoppers see it, by the field that is missing. */
export type PublishCheck = "shortDescription" | "description" | "safetyText" | "picture" | "alt";

type Facts = {
  kind: ProductKind;
  shortDescription: string;
  description: string;
  safetyText: string;
  images: readonly { alt: string }[];
};

/**
 * What is missing, in the order of the form. An add-on is shown in the cart alone and needs less.
 * `alt` is what the pictures show: one without words stays hidden.
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
