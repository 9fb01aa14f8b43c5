import { expect, test } from "vitest";
import { addMinutes } from "#app/lib/dates.ts";
import { NOW } from "#tests/now.ts";
import { isStuck } from "../rules/journal-health.ts";
import { showJournal } from "./show-journal.ts";

const sentAt = addMinutes(NOW, -0.2);
const late = { sentAt: addMinutes(NOW, -90), problem: "the disk of /mnt is full" };

test.each([
  ["nothing yet", undefined, "Nothing has been copied yet."],
  ["never", { problem: "connect ECONNREFUSED" }, "Copying fails: connect ECONNREFUSED."],
  ["well", { sentAt }, "The copy has every change up to 12 seconds ago."],
  ["verified", { sentAt, provenAt: NOW }, /12 seconds ago\. Verified Nov .+ (AM|PM)\.$/],
  ["in doubt", { sentAt, doubt: "1 broken" }, /ago\. Not verified: 1 broken\.$/],
  ["late", late, /up to Nov .+\. Copying fails: the disk of \/mnt is full\.$/],
  ["a moment's trouble", { sentAt, problem: "timeout" }, /^The copy has .+ ago\.$/],
])("%s", (_, journal, said) => {
  expect(showJournal(journal, NOW)).toMatch(said);
});

test.each([
  [undefined, false],
  [{ problemSince: addMinutes(NOW, -59) }, false],
  [{ problemSince: addMinutes(NOW, -61) }, true],
])("owners are told of what fails for an hour: %j", (journal, told) => {
  expect(isStuck(journal, NOW)).toBe(told);
});
