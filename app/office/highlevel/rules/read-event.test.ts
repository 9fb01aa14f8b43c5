import { expect, test } from "vitest";
import { isCurrent, readEvent } from "./read-event.ts";

test.each([
  [{ type: "ContactDndUpdate", emailStatus: "active" }, "stop"],
  [{ type: "ContactDndUpdate", emailStatus: "permanent" }, "stop"],
  [{ type: "ContactDndUpdate", dnd: true }, "stop"],
  [{ type: "ContactDndUpdate", dnd: true, emailStatus: "inactive" }, "nothing"],
  [{ type: "ContactDndUpdate", dnd: false, emailStatus: "inactive" }, "nothing"],
  [{ type: "ContactDndUpdate", dnd: false, emailStatus: "active" }, "stop"],
  [{ type: "ContactDndUpdate" }, "nothing"],
  [{ type: "ContactDelete" }, "removed"],
  [{ type: "ContactUpdate", dnd: true, emailStatus: "active" }, "nothing"],
  [{ type: "InvoicePaid" }, "nothing"],
])("%j means %s", (event, meaning) => expect(readEvent(event)).toBe(meaning));

const NOW = new Date("2026-11-26T12:00:00Z");
const before = (ms: number) => new Date(NOW.getTime() - ms);

test.each([
  [0, true],
  [24 * 3_600_000, true],
  [24 * 3_600_000 + 1, false],
  [-5 * 60_000, true],
  [-5 * 60_000 - 1, false],
  [Number.NaN, false],
])("sent %i ms ago: %s", (ms, current) => expect(isCurrent(before(ms), NOW)).toBe(current));
