import { formatClock, formatDate, formatDay } from "#app/lib/dates.ts";
import type { WeightUnit } from "#app/care/dosing/rules/weight-range.ts";
import type { Weight } from "./load-points.server.ts";
import { countLanes, type Day, type Point } from "./points.ts";
import { showStrip } from "./show-strip.ts";
import { byWeek, spanOf, stepsFrom, weekOf, within, ZOOMS, type Zoom } from "./span.ts";
import { timelineMessages as say } from "./texts.ts";

type Stored = { points: readonly Point[]; weights: readonly Weight[] };
type Asked = { zoom: Zoom; on: Day; today: Day; unit: WeightUnit };

const search = (zoom: Zoom, on: Day) => `?zoom=${zoom}&on=${on}`;

/** The page of one zoom: its picture, its list, and where one can go from it. */
export function showTimeline({ points, weights }: Stored, { zoom, on, today, unit }: Asked) {
  const span = spanOf(zoom, on, points);
  const shown = within(points, span);
  const { earlier, later } = stepsFrom(span, points);
  // Zooming in leads to a day that has points.
  const near = closeTo(shown, on);
  return {
    zoom,
    title: say.titles[zoom](nameOf(zoom, span.from)),
    isEmpty: points.length === 0,
    zooms: ZOOMS.map((each) => ({ zoom: each, search: search(each, near) })),
    spanText: say.spanned(formatDate(span.from), formatDate(span.to)),
    earlier: stepTo(zoom, earlier, say.earlier),
    later: stepTo(zoom, later, say.later),
    strip: showStrip(shown, weights, { span, today, unit }),
    weeks: zoom === "course" ? byWeek(shown).toReversed().map(showWeek) : [],
    days: zoom === "course" ? [] : showDays(shown),
  };
}

export type ShownTimeline = ReturnType<typeof showTimeline>;

const nameOf = (zoom: Zoom, day: Day) => formatDate(zoom === "week" ? weekOf(day) : day);

/** The requested day if it has a point, or else the nearest earlier day with one. */
function closeTo(shown: readonly Point[], on: Day): Day {
  return shown.findLast(({ day }) => day <= on)?.day ?? shown[0]?.day ?? on;
}

function stepTo(zoom: Zoom, day: Day | undefined, words: (name: string) => string) {
  if (day === undefined || zoom === "course") return undefined;
  const name = nameOf(zoom, day);
  return {
    search: search(zoom, day),
    text: words(zoom === "week" ? say.weekOf(name) : name),
  };
}

function showWeek({ week, points }: { week: Day; points: Point[] }) {
  const date = formatDate(week);
  return {
    week,
    title: say.weekOf(date),
    open: say.openWeek(date),
    search: search("week", week),
    lanes: countLanes(points).map(({ lane, what }) => ({
      lane,
      text: what.map(({ short, count }) => say.counted(short, count)).join(" · "),
    })),
  };
}

function showDays(points: readonly Point[]) {
  return [...Map.groupBy(points, ({ day }) => day)].map(([day, own]) => ({
    day,
    title: formatDay(day),
    search: search("day", day),
    points: own.map(({ id, lane, at, title, details, to, isFile }) => ({
      id,
      lane,
      time: at && formatClock(at),
      title,
      details,
      to,
      isFile: isFile === true,
    })),
  }));
}

export type ShownDay = ReturnType<typeof showDays>[number];
export type ShownWeek = ReturnType<typeof showWeek>;
