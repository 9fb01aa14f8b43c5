import { expect, test } from "vitest";
import { AUTOMATION_KEYS } from "../rules/automation-terms.ts";
import { NO_COUNTS } from "../rules/run-counts.ts";
import { showReasons, showSteps } from "./show-steps.ts";

const delay = { delay: 4, delayUnit: "hours" } as const;
const counts = {
  waiting: 3,
  quiet: 2,
  limit: 1,
  sent: 9,
  left: { ordered: 4, came_back: 4 },
  skipped: { no_consent: 5 },
};

test("everybody in an automation stands at one step of its picture", () => {
  const steps = showSteps("abandoned_cart", delay, counts);
  expect(steps.map(({ title, count }) => [title, count])).toEqual([
    ["Starts", undefined],
    ["Waiting", 3],
    ["Check again", undefined],
    ["Ended without an email", 8],
    ["Can’t be emailed", 5],
    ["Quiet hours and limit", 3],
    ["Email sent", 9],
  ]);
});

test.each(AUTOMATION_KEYS)(
  "the picture of %s has an event, a wait and a mail, with other titles",
  (key) => {
    const titles = showSteps(key, delay, NO_COUNTS).map(({ title }) => title);
    expect([titles[0], titles[1], titles.at(-1)]).toEqual(["Starts", "Waiting", "Email sent"]);
    expect(new Set(titles).size).toBe(titles.length);
  },
);

test("what was asked for waits for no hour and no room", () => {
  const titles = showSteps("stock_watched", delay, NO_COUNTS).map(({ title }) => title);
  expect(titles).not.toContain("Quiet hours and limit");
});

test("reasons stand by how often they were the reason", () => {
  expect(showReasons(counts)).toEqual([
    { reason: "No consent to news", count: 5 },
    { reason: "Came back to the cart", count: 4 },
    { reason: "Ordered", count: 4 },
  ]);
});
