import type { Compound, ProductForm, Route } from "../rules/compounds.ts";

export const compoundNames: Record<Compound, string> = {
  tirzepatide: "Tirzepatide",
  semaglutide: "Semaglutide",
  liraglutide: "Liraglutide",
  retatrutide: "Retatrutide",
  ghk_cu: "GHK-Cu",
  nad: "NAD+",
  lipo_c: "Lipo-C with B12",
  lemon_bottle: "Lemon Bottle",
  glow: "Glow blend",
  klow: "Klow blend",
  other: "None of these, and nothing like GLP-1",
};

export const routeNames: Record<Route, string> = {
  under_skin: "Injected under the skin",
  into_muscle: "Injected into a muscle",
  into_vein: "Given into a vein",
  on_skin: "Applied to the skin",
  by_mouth: "Taken by mouth",
};

export const formNames: Record<ProductForm, string> = {
  powder_vial: "Powder in a vial, to be mixed",
  liquid_vial: "Liquid in a vial",
  pen: "Pen",
  cream: "Cream or serum",
  tablet: "Tablet or capsule",
};
