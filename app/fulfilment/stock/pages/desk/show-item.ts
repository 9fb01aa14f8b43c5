import { daysLeft, soldPerDay } from "#app/goods/catalog/rules/days-left.ts";
import {
  levelState,
  limitsOf,
  type LevelState,
  type LowLimits,
} from "#app/goods/catalog/rules/level-state.ts";
import { areaTint } from "#app/goods/catalog/views/area-looks.ts";
import { productPicture } from "#app/goods/catalog/views/shown-picture.ts";
import type { StockRow } from "../../queries/list-stock.server.ts";
import { stockMessages as say } from "../../texts/staff.ts";
import type { Tone } from "#app/ui/tone.ts";

const TONES: Record<LevelState | "not_on_sale", Tone> = {
  fine: "success",
  low_units: "warning",
  low_days: "warning",
  sold_out: "error",
  not_on_sale: "neutral",
};

export type ShownItem = ReturnType<typeof showItem>;

export function showItem(row: StockRow, limits: LowLimits) {
  const { onHand, reserved, sold, days } = row;
  const available = onHand - reserved;
  const state = row.onSale
    ? levelState(available, { sold, days }, limitsOf(limits, row.lowBelow))
    : "not_on_sale";
  const left = daysLeft(available, { sold, days });
  return {
    id: row.id,
    productId: row.productId,
    name: row.name,
    productName: row.productName,
    sku: row.sku,
    shelf: row.shelf,
    lowBelow: row.lowBelow === null ? "" : String(row.lowBelow),
    category: row.category ?? say.uncategorized,
    onHand,
    reserved,
    available,
    perDay: sold > 0 ? showPerDay(soldPerDay({ sold, days })) : "0",
    perDayHint: say.perDayHint(sold, days),
    daysLeft: showDays(available, left),
    weeks: row.weeks,
    state: say.states[state],
    tone: TONES[state],
    tint: areaTint(row.look),
    picture: productPicture({ name: row.productName, images: row.images }),
  };
}

/** An item that sells once a month shows 0.04 a day instead of 0.0. */
const showPerDay = (perDay: number) => perDay.toFixed(perDay < 0.95 ? 2 : 1);

function showDays(available: number, left: number | undefined): string {
  if (available <= 0) return "0";
  return left === undefined ? say.notSold : say.days(left);
}
