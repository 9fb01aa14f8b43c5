import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { SCALE } from "../rules/scales.ts";
import {
  daysBetween,
  linesThrough,
  MEASURES,
  pointsOf,
  stepOf,
  type Measure,
  type MeasuredEntry,
  type Point,
} from "../rules/series.ts";
import { inUnit } from "../rules/weight.ts";
import { wellnessMessages } from "../texts/shopper.ts";
import { chartMessages as say } from "../texts/shopper-charts.ts";

/** The size of a chart's drawing. */
export const BOX = { width: 720, height: 160 };

type ChartSpan = { from: string; to: string };
type ValueScale = { least: number; most: number };

/** The charts of a person's entries between two days, each with a table. */
export function showCharts(
  entries: readonly MeasuredEntry[],
  { first, now, unit }: { first: string | undefined; now: Date; unit: WeightUnit },
) {
  const to = shopDay(now);
  const from = first ?? (entries[0] ? shopDay(entries[0].takenAt) : to);
  const step = stepOf(from, to);
  return MEASURES.map((measure) => {
    const points = pointsOf(entries, measure, step).map(({ day, value }) => ({
      day,
      value: shownValue(measure, value, unit),
    }));
    const scale = scaleOf(measure, points);
    const text = (value: number) => valueText(measure, value, unit);
    const newest = points.at(-1);
    // A week that began before the range is drawn at the start of the range.
    const place = placeIn({ from, to }, scale);
    return {
      measure,
      title: say.titles[measure],
      from: formatDate(from),
      to: formatDate(to),
      least: text(scale.least),
      most: text(scale.most),
      newest: newest && say.newest(text(newest.value)),
      lines: linesThrough(points, step).map((line) => line.map(place)),
      marks: marksOf(points, (point) => ({ ...place(point), text: text(point.value) })),
      dayHead: say.dayHeads[step],
      rows: points.map(({ day, value }) => ({ day: formatDate(day), value: text(value) })),
    };
  });
}

export type ShownChart = ReturnType<typeof showCharts>[number];

/** In percent of the width: two values closer than this would touch on a phone. */
const NEAR = 30;

type Spot = { x: number; y: number; text: string };

/** The values to write into a chart: the last, the first, the lowest and the highest, as far as they fit. */
function marksOf(points: readonly Point[], spotOf: (point: Point) => Spot) {
  const spots = points.map(spotOf);
  const lowest = spots.toSorted((a, b) => b.y - a.y)[0];
  const highest = spots.toSorted((a, b) => a.y - b.y)[0];
  const marks: (Spot & { isBelow: boolean; anchor: "start" | "middle" | "end" })[] = [];
  for (const spot of [spots.at(-1), spots[0], lowest, highest]) {
    if (!spot) continue;
    const x = (spot.x / BOX.width) * 100;
    // On the side that its line does not come from.
    const index = spots.indexOf(spot);
    const next = spots[index + 1] ?? spots[index - 1] ?? spot;
    const isBelow = spot === lowest ? spots.length > 1 : spot !== highest && next.y < spot.y;
    if (marks.some((mark) => mark.isBelow === isBelow && Math.abs(mark.x - x) < NEAR)) continue;
    const anchor = x < NEAR / 2 ? "start" : x > 100 - NEAR / 2 ? "end" : "middle";
    marks.push({ x, y: (spot.y / BOX.height) * 100, text: spot.text, isBelow, anchor });
  }
  return marks;
}

function shownValue(measure: Measure, value: number, unit: WeightUnit): number {
  if (measure === "weight") return inUnit(value, unit);
  return measure === "sleep" ? value / 60 : value;
}

function valueText(measure: Measure, value: number, unit: WeightUnit): string {
  const figure = value.toFixed(1).replace(/\.0$/, "");
  if (measure === "weight") return `${value.toFixed(1)} ${wellnessMessages.unitShort[unit]}`;
  return measure === "sleep" ? say.hours(figure) : figure;
}

/** Scales of 1 to 10 are drawn whole, so that a small change looks small. */
function scaleOf(measure: Measure, points: readonly Point[]): ValueScale {
  const values = points.map(({ value }) => value);
  if (measure === "sleep") return { least: 0, most: Math.max(12, ...values) };
  if (measure !== "weight") return { least: SCALE.least, most: SCALE.most };
  if (values.length === 0) return { least: 0, most: 1 };
  return { least: Math.floor(Math.min(...values)) - 1, most: Math.ceil(Math.max(...values)) + 1 };
}

function placeIn({ from, to }: ChartSpan, { least, most }: ValueScale) {
  const days = Math.max(1, daysBetween(from, to));
  const round = (value: number) => Math.round(value * 10) / 10;
  return ({ day, value }: Point) => ({
    x: round((Math.max(0, daysBetween(from, day)) / days) * BOX.width),
    y: round(((most - value) / (most - least)) * BOX.height),
  });
}
