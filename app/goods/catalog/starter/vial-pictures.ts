import type { ProductImage } from "../views/shown-picture.ts";
import type { StarterProduct } from "./starter-product.ts";
import { drawnVials } from "./drawn-vials.ts";

/**
 * Five pictures: the vial from the front, its label, its content, its size, and its shipping box.
 */
export function vialPictures({
  slug,
  name,
}: Pick<StarterProduct, "slug" | "name">): ProductImage[] {
  const isLiquid = drawnVials[slug]?.unit === "mL";
  return [
    { picture: slug, alt: `A glass vial labeled ${name}` },
    { picture: `${slug}-label`, alt: `Close-up of the ${name} label` },
    {
      picture: `${slug}-contents`,
      alt: isLiquid
        ? `The solution in a vial of ${name}, without the label`
        : `The dry powder in a vial of ${name}, without the label`,
    },
    {
      picture: `${slug}-size`,
      alt: isLiquid
        ? "A vial beside a ruler: 25 mm wide and 45 mm tall"
        : "A vial beside a ruler: 22 mm wide and 40 mm tall",
    },
    { picture: "parcel", alt: "An insulated box with a cold pack in front" },
  ];
}
