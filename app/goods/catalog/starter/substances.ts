import type { Compound, Substance } from "../rules/compounds.ts";

/** The compound of each starter product. All are vials that are injected under the skin. */
const COMPOUND_OF: Readonly<Record<string, Compound>> = {
  tirzepatide: "tirzepatide",
  semaglutide: "semaglutide",
  retatrutide: "retatrutide",
  "ghk-cu": "ghk_cu",
  "nad-plus": "nad",
  "lipo-c-b12": "lipo_c",
  "lemon-bottle": "lemon_bottle",
  glow: "glow",
  klow: "klow",
};

const LIQUIDS: readonly Compound[] = ["lipo_c", "lemon_bottle"];

export function substanceOf(slug: string): Substance {
  const compound = COMPOUND_OF[slug];
  if (compound === undefined) return { compound: null, route: null, form: null };
  const form = LIQUIDS.includes(compound) ? "liquid_vial" : "powder_vial";
  return { compound, route: "under_skin", form };
}
