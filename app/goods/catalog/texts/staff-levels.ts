import type { LevelState } from "../rules/level-state.ts";

export const levelStates: Record<LevelState, string> = {
  fine: "Fine",
  low_units: "Low: few units",
  low_days: "Low: few days",
  sold_out: "Sold out",
};

export const levelMessages = {
  open: "Open in stock",
  openOf: (name: string) => `Open in stock: ${name}`,
  openAll: "Open variants in stock",
} as const;
