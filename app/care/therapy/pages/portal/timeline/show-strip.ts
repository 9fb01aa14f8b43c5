import { formatDate } from "#app/lib/dates.ts";
import { listWords } from "#app/lib/list-words.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import { showWeight } from "#app/care/wellness/views/show-entry.ts";
import type { Weight } from "./load-points.server.ts";
import { dayOf, LANES, type Day, type Point } from "./points.ts";
import { lengthOf, placeIn, plusDays, weekOf, within, type Span } from "./span.ts";
import { timelineMessages as say } from "./texts.ts";

/** With more weeks, their lines would be too close together for the eye. */
const MOST_WEEKS = 27;
/** Marks closer than this, in percent, are drawn as one. */
const APART = 0.5;
/** Weights further apart than this are not joined, because the values in between are unknown. */
const GAP_DAYS = 14;

type StripFrame = { span: Span; today: Day; unit: WeightUnit };

/** The picture of a span: a mark for each point on its lane, and a line of weights. */
export function showStrip(
  points: readonly Point[],
  weights: readonly Weight[],
  { span, today, unit }: StripFrame,
) {
  const lanes = LANES.map((lane) => {
    const own = points.filter((point) => point.lane === lane);
    return { lane, count: own.length, marks: apart(own.map((point) => placeIn(span, point))) };
  });
  const weight = showWeights(weights, span, unit);
  const spanText = say.spanned(formatDate(span.from), formatDate(span.to));
  const inWords = [
    ...lanes.flatMap(({ lane, count }) => (count === 0 ? [] : [say.laneCount(lane, count)])),
    ...(weight ? [say.weightFrom(weight.least, weight.most)] : []),
  ];
  const isDay = span.from === span.to;
  const showsToday = !isDay && span.from <= today && today <= span.to;
  return {
    lanes,
    weight,
    ticks: ticksOf(span),
    now: showsToday ? placeIn(span, { day: today, at: null }) : undefined,
    from: isDay ? say.midnight : formatDate(span.from),
    to: isDay ? say.midnight : formatDate(span.to),
    note: isDay ? say.untimed : showsToday ? say.today : undefined,
    text:
      inWords.length === 0
        ? say.pictureOfNothing(spanText)
        : say.picture(spanText, listWords(inWords)),
  };
}

export type ShownStrip = ReturnType<typeof showStrip>;

function apart(places: readonly number[]): number[] {
  const marks: number[] = [];
  for (const place of places.toSorted((a, b) => a - b)) {
    const last = marks.at(-1);
    if (last === undefined || place - last >= APART) marks.push(place);
  }
  return marks;
}

/** The starts of days for a week, of weeks for some months, or of months for longer spans. */
function ticksOf(span: Span): number[] {
  const length = lengthOf(span);
  const days = Array.from({ length }, (_, index) => plusDays(span.from, index));
  const begins = days.slice(1).filter((day) => {
    if (length <= 7) return true;
    return length > MOST_WEEKS * 7 ? day.endsWith("-01") : weekOf(day) === day;
  });
  return begins.map((day) => placeIn(span, { day, at: new Date(`${day}T00:00:00+08:00`) }));
}

/** The weights of a span from the top, in percent of the lane, with the lowest and the highest. */
function showWeights(weights: readonly Weight[], span: Span, unit: WeightUnit) {
  const own = within(
    weights.map((weight) => ({ ...weight, day: dayOf(weight.at) })),
    span,
  );
  const grams = own.map((weight) => weight.grams);
  if (grams.length === 0) return undefined;
  const [least, most] = [Math.min(...grams), Math.max(...grams)];
  const heightOf = (value: number) => (most === least ? 0.5 : (most - value) / (most - least));
  const placed = own.map((weight) => ({
    x: placeIn(span, weight),
    y: Math.round(heightOf(weight.grams) * 1_000) / 1_000,
    at: weight.at.getTime(),
  }));
  // The last of several dots at one place wins.
  const dots = [...new Map(placed.map((dot) => [dot.x, dot])).values()];
  return {
    least: showWeight(least, unit),
    most: showWeight(most, unit),
    dots: dots.map(({ x, y }) => ({ x, y })),
    lines: dots.flatMap((to, index) => {
      const from = dots[index - 1];
      if (!from || to.at - from.at > GAP_DAYS * 24 * 3_600_000) return [];
      return [{ x1: from.x, y1: from.y, x2: to.x, y2: to.y }];
    }),
  };
}
