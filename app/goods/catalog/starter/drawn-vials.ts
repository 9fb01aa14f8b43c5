import type { Strength } from "../rules/strength.ts";

/**
 * The vial contents on the labels of the drawn pictures, in common sizes. The demo shop sells
 * these. A real shop enters the contents on its own labels.
 */
export const drawnVials: Readonly<Record<string, Strength>> = {
  tirzepatide: { amount: 10, unit: "mg" },
  retatrutide: { amount: 10, unit: "mg" },
  "lemon-bottle": { amount: 10, unit: "mL" },
  "lipo-c-b12": { amount: 10, unit: "mL" },
  "ghk-cu": { amount: 50, unit: "mg" },
  glow: { amount: 70, unit: "mg" },
  "nad-plus": { amount: 500, unit: "mg" },
  klow: { amount: 80, unit: "mg" },
};
