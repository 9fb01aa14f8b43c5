import { expect, test } from "vitest";
import { inOrder, type Lane, type Point } from "./points.ts";
import { showTimeline } from "./show-timeline.ts";

const TODAY = "2026-11-26";
const at = (day: string, clock: string) => new Date(`${day}T${clock}:00+08:00`);

const point = (lane: Lane, day: string, clock?: string): Point => ({
  id: `${lane} ${day} ${clock}`,
  lane,
  day,
  at: clock === undefined ? null : at(day, clock),
  title: `Title of ${lane}`,
  details: [],
  short: `Short of ${lane}`,
  to: undefined,
});

const points = inOrder([
  point("orders", "2026-10-01", "10:00"),
  point("doses", "2026-11-02"),
  point("entries", "2026-11-03", "07:05"),
  point("entries", "2026-11-03", "08:30"),
  point("visits", "2026-12-04", "09:00"),
]);
const weights = [
  { at: at("2026-10-02", "08:00"), grams: 76_000 },
  { at: at("2026-11-03", "07:05"), grams: 74_000 },
  { at: at("2026-11-03", "21:30"), grams: 75_000 },
];
const show = (zoom: "course" | "week" | "day", on = TODAY) =>
  showTimeline({ points, weights }, { zoom, on, today: TODAY, unit: "kg" });

test("a course is its weeks, the newest first, and leads into what was nearest before", () => {
  const shown = show("course");
  expect(shown).toMatchObject({ title: "Your timeline", earlier: undefined, later: undefined });
  expect(shown.spanText).toBe("Oct 1, 2026 to Dec 4, 2026");
  expect(shown.days).toEqual([]);
  expect(shown.weeks.map(({ week }) => week)).toEqual(["2026-11-30", "2026-11-02", "2026-09-28"]);
  expect(shown.weeks[1]).toMatchObject({
    search: "?zoom=week&on=2026-11-02",
    lanes: [
      { lane: "doses", text: "Short of doses" },
      { lane: "entries", text: "Short of entries ×2" },
    ],
  });
  expect(shown.zooms.map(({ search }) => search)).toEqual([
    "?zoom=course&on=2026-11-03",
    "?zoom=week&on=2026-11-03",
    "?zoom=day&on=2026-11-03",
  ]);
});

test("a week is its days, with the nearest weeks that have something", () => {
  const shown = show("week", "2026-11-05");
  expect(shown.title).toBe("Your timeline, week of Nov 2, 2026");
  expect(shown.days.map(({ title }) => title)).toEqual(["Mon, Nov 2", "Tue, Nov 3"]);
  expect(shown.days[0]?.points).toMatchObject([{ time: null }]);
  expect(shown.days[1]?.points).toMatchObject([{ time: "7:05 AM" }, { time: "8:30 AM" }]);
  expect(shown.earlier).toEqual({
    search: "?zoom=week&on=2026-10-01",
    text: "Earlier: Week of Sep 28, 2026",
  });
  expect(shown.later).toEqual({
    search: "?zoom=week&on=2026-12-04",
    text: "Later: Week of Nov 30, 2026",
  });
});

test("a day without anything has its neighbours", () => {
  const shown = show("day");
  expect(shown).toMatchObject({ title: "Your timeline, Nov 26, 2026", days: [], isEmpty: false });
  expect([shown.earlier?.text, shown.later?.text]).toEqual([
    "Earlier: Nov 3, 2026",
    "Later: Dec 4, 2026",
  ]);
  expect(shown.strip.text).toBe("Nov 26, 2026. Nothing.");
});

test("the picture says in words what it draws, and joins no weights that are weeks apart", () => {
  const { strip } = show("course");
  expect(strip.text).toBe(
    "Oct 1, 2026 to Dec 4, 2026. Orders: 1, Doses: 1, Entries: 2, Visits: 1, and weight from 74.0 kg to 76.0 kg. The list below shows the same.",
  );
  expect(strip.weight?.dots).toHaveLength(3);
  expect(strip.weight?.lines).toHaveLength(1);
  // Two entries of one day are closer together than a course of months can show apart.
  expect(strip.lanes.map(({ marks }) => marks.length)).toEqual([1, 0, 1, 1, 1]);
  expect(strip.note).toBe("The dashed line is today.");
  expect(show("day", "2026-11-03").strip).toMatchObject({
    note: "Items without a time are listed first.",
    now: undefined,
  });
});
