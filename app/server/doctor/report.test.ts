import { expect, test } from "vitest";
import { bad, good, reportOf, unknown } from "#app/platform/finding.ts";
import { checkClock } from "./machine.server.ts";

test("a report has a line for each finding, and below a bad one what to do", () => {
  const findings = [
    good("disk", "9.0 GB free"),
    bad("mail server", "It refuses the shop", "Check the password."),
    unknown("clock", "Nobody answered"),
  ];
  expect(reportOf(findings)).toBe(
    [
      "good  disk         9.0 GB free",
      "BAD   mail server  It refuses the shop",
      "                   → Check the password.",
      "?     clock        Nobody answered",
      "",
      "1 to fix.",
    ].join("\n"),
  );
  expect(reportOf(findings.slice(0, 1))).toContain("Nothing is wrong.");
});

const NOW = new Date("2026-11-28T06:00:00Z");
const server = (seconds: number) => async () => new Date(NOW.getTime() - seconds * 1000);

test.each([
  [server(3), { state: "good" }],
  [server(90), { state: "bad", text: "The clock is 90 s fast" }],
  [server(-90), { state: "bad", text: "The clock is 90 s slow" }],
  [() => Promise.reject(new Error("no network")), { state: "unknown" }],
])("a clock is compared with a time server, case %#", async (ask, expected) => {
  expect(await checkClock(() => NOW, ask)).toMatchObject(expected);
});
