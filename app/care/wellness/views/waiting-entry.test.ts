import { expect, test } from "vitest";
import { showWaiting } from "./waiting-entry.ts";

test("an entry that waits says when it is about; without a time, when it was written", () => {
  const writtenAt = Date.parse("2026-11-21T02:00:00Z");
  const fields = { at: "2026-11-20T09:30", mood: "9", energy: "2" };
  expect(showWaiting({ fields, writtenAt })).toMatchObject({
    title: "Nov 20, 2026, 9:30 AM",
    text: "Mood: Very good, 9 of 10. Low energy, 2 of 10.",
  });
  expect(showWaiting({ fields: {}, writtenAt }).title).toBe("Nov 21, 2026, 10:00 AM");
});
