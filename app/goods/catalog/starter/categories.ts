import type { StarterCategory } from "./starter-product.ts";

export const starterCategories: readonly StarterCategory[] = [
  {
    slug: "weight-loss",
    name: "Weight Loss",
    look: "weight-loss",
    description:
      "Compounds studied for weight management, each shown with its regulatory status and warnings.",
  },
  {
    slug: "beauty",
    name: "Beauty",
    look: "beauty",
    description:
      "Copper peptide and blends of interest for skin, with a plain word on the evidence.",
  },
  {
    slug: "longevity",
    name: "Longevity",
    look: "longevity",
    description:
      "NAD+, a coenzyme of energy metabolism, and an honest account of what is not yet known.",
  },
  {
    slug: "wellness",
    name: "Wellness",
    look: "wellness",
    description:
      "A peptide blend of interest for recovery, with its early evidence set out openly.",
  },
  {
    slug: "metabolism",
    name: "Metabolism",
    look: "metabolism",
    description:
      "Nutrients that take part in how your body handles fat, combined with vitamin B12.",
  },
  {
    slug: "body-shaping",
    name: "Body Shaping",
    look: "body-shaping",
    description:
      "Products marketed for body contour, shown together with what regulators say of them.",
  },
];
