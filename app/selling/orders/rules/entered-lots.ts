import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import { lotsFor, type LineToPack, type LotOfItem, type PlannedLine } from "./plan-packing.ts";

const LOT = "lot.";
const WHOLE = /^\d{1,4}$/;

/** The field for the units of a line from one lot. */
export const lotField = (itemId: string, lotId: string) => `${LOT}${itemId}.${lotId}`;

/** The units per lot that staff entered, by line. */
export type EnteredLots = ReadonlyMap<string, PlannedLine["lots"]>;

/** An empty field means 0 units. `wrong` lists fields without a valid number. */
export function readEnteredLots(texts: Readonly<Record<string, string>>): {
  entered: EnteredLots;
  wrong: string[];
} {
  const entered = new Map<string, PlannedLine["lots"]>();
  const wrong: string[] = [];
  for (const [name, text] of Object.entries(texts)) {
    const [itemId, lotId] = name.startsWith(LOT) ? name.slice(LOT.length).split(".") : [];
    if (itemId === undefined || lotId === undefined) continue;
    const typed = text.trim() || "0";
    if (!WHOLE.test(typed)) wrong.push(name);
    else if (Number(typed) > 0) {
      entered.set(itemId, [...(entered.get(itemId) ?? []), { lotId, units: Number(typed) }]);
    }
  }
  return { entered, wrong };
}

export type EnteredRefusal = Refusal<"lots_not_chosen" | "lots_uneven" | "lots_changed">;

/**
 * Checks the lots that staff entered. Each unit of a product with lots needs one that is open,
 * lasts to the end of the course, and has enough units.
 */
export function planEntered(
  lines: readonly LineToPack[],
  open: readonly LotOfItem[],
  { entered, today }: { entered: EnteredLots; today: Day },
): Result<PlannedLine[], EnteredRefusal> {
  const left = new Map(open.map(({ id, left: units }) => [id, units]));
  const plan: PlannedLine[] = [];
  for (const line of lines) {
    const { itemId, units, hasLots } = line;
    const lots = hasLots ? (entered.get(itemId) ?? []) : [];
    if (hasLots && lots.length === 0) return refuse("lots_not_chosen");
    const fitting = new Set(lotsFor(line, open, today).map(({ id }) => id));
    for (const lot of lots) {
      const rest = (left.get(lot.lotId) ?? 0) - lot.units;
      if (!fitting.has(lot.lotId) || rest < 0) return refuse("lots_changed");
      left.set(lot.lotId, rest);
    }
    const sum = lots.reduce((total, lot) => total + lot.units, 0);
    if (hasLots && sum !== units) return refuse("lots_uneven");
    plan.push({ itemId, units, lots: [...lots], missing: 0 });
  }
  return ok(plan);
}
