import type { Strength } from "#app/modules/catalog/rules/strength.ts";

/**
 * What the vials of the demo shop contain, in sizes that such products are commonly sold in. A real
 * shop types what its own labels say; nobody may take these for it.
 */
export const demoVials: Readonly<Record<string, Strength>> = {
  tirzepatide: { amount: 10, unit: "mg" },
  retatrutide: { amount: 10, unit: "mg" },
  "lemon-bottle": { amount: 10, unit: "mL" },
  "lipo-c-b12": { amount: 10, unit: "mL" },
  "ghk-cu": { amount: 50, unit: "mg" },
  glow: { amount: 70, unit: "mg" },
  "nad-plus": { amount: 500, unit: "mg" },
  klow: { amount: 80, unit: "mg" },
};
