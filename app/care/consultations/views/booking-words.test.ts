import { expect, test } from "vitest";
import { feeWords, lengthWords, slotWords } from "./booking-words.ts";

test("a slot is said by the clock of Manila", () => {
  const startsAt = new Date("2026-11-23T03:30:00Z");
  const endsAt = new Date("2026-11-23T04:15:00Z");
  expect(slotWords({ startsAt, endsAt })).toBe("Mon, Nov 23, 11:30 AM to 12:15 PM");
});

test.each([
  [{ fee: 19_900, currency: "USD" }, "$199 USD"],
  [{ fee: 4_950, currency: "USD" }, "$49.50 USD"],
  [{ fee: 250_000, currency: "PHP" }, "₱2,500"],
])("%j is %s", (fee, words) => expect(feeWords(fee)).toBe(words));

test("a length names its channel", () => {
  expect(lengthWords(15, "chat")).toBe("15 minutes by chat");
});
