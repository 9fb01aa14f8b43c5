import { expect, test } from "vitest";
import { isMachine } from "./is-machine.ts";

const sentAt = new Date("2026-11-26T02:00:00Z");
const later = (seconds: number) => new Date(sentAt.getTime() + seconds * 1_000);
const PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15";

test.each([
  [PHONE, 60, false],
  [PHONE, 9, true],
  [PHONE, 10, false],
  [
    "Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)",
    900,
    true,
  ],
  ["YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html", 900, true],
  ["Mozilla/5.0", 900, true],
  ["", 900, true],
])("%s after %i s: %s", (agent, seconds, machine) => {
  expect(isMachine({ agent, sentAt, now: later(seconds) })).toBe(machine);
});
