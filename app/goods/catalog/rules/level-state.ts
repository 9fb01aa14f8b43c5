import { daysLeft, type Demand } from "./days-left.ts";

export const LEVEL_STATES = ["fine", "low_units", "low_days", "sold_out"] as const;
/** The stock state for staff: low by the number of units, or by how long they last. */
export type LevelState = (typeof LEVEL_STATES)[number];

/** Stock below this number of units or days of sales is low; 0 days turns the days off. */
export type LowLimits = { units: number; days: number };

export function lowLimits(settings: {
  low_stock_number: number;
  low_stock_days: number;
}): LowLimits {
  return { units: settings.low_stock_number, days: settings.low_stock_days };
}

/** The limits of an item that may have its own number of units. */
export function limitsOf({ units, days }: LowLimits, lowBelow: number | null): LowLimits {
  return { units: lowBelow ?? units, days };
}

export function levelState(available: number, demand: Demand, limits: LowLimits): LevelState {
  if (available <= 0) return "sold_out";
  if (available < limits.units) return "low_units";
  const left = daysLeft(available, demand);
  return left !== undefined && left < limits.days ? "low_days" : "fine";
}
