import type { StarterCategory } from "./starter-product.ts";

export const starterCategories: readonly StarterCategory[] = [
  {
    slug: "weight-loss",
    name: "Weight Loss",
    description:
      "Compounds studied for weight management, each shown with its regulatory status and warnings.",
    sortOrder: 1,
  },
  {
    slug: "beauty",
    name: "Beauty",
    description:
      "Copper peptide and blends of interest for skin, with a plain word on the evidence.",
    sortOrder: 2,
  },
  {
    slug: "longevity",
    name: "Longevity",
    description:
      "NAD+, a coenzyme of energy metabolism, and an honest account of what is not yet known.",
    sortOrder: 3,
  },
  {
    slug: "wellness",
    name: "Wellness",
    description:
      "A peptide blend of interest for recovery, with its early evidence set out openly.",
    sortOrder: 4,
  },
  {
    slug: "metabolism",
    name: "Metabolism",
    description:
      "Nutrients that take part in how your body handles fat, combined with vitamin B12.",
    sortOrder: 5,
  },
  {
    slug: "body-shaping",
    name: "Body Shaping",
    description:
      "Products marketed for body contour, shown together with what regulators say of them.",
    sortOrder: 6,
  },
];
