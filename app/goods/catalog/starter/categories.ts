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
    description: "Copper peptides and blends for skin, and what the evidence says.",
  },
  {
    slug: "longevity",
    name: "Longevity",
    look: "longevity",
    description: "NAD+, a coenzyme of energy metabolism, and what research has not yet shown.",
  },
  {
    slug: "wellness",
    name: "Wellness",
    look: "wellness",
    description: "A peptide blend sold for recovery, and how early the evidence is.",
  },
  {
    slug: "metabolism",
    name: "Metabolism",
    look: "metabolism",
    description: "Nutrients involved in how your body handles fat, combined with vitamin B12.",
  },
  {
    slug: "body-shaping",
    name: "Body Shaping",
    look: "body-shaping",
    description: "Products marketed for body contouring, and what regulators say about them.",
  },
];
