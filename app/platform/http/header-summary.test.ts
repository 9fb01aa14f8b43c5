import fc from "fast-check";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { HEADER_SCRIPT, decodeHeaderSummary, encodeHeaderSummary } from "./header-summary.ts";

const summaries = fc.record({
  count: fc.integer({ min: 0, max: 9_999 }),
  signedIn: fc.boolean(),
  staff: fc.boolean(),
});

/** Runs the inline script before a page that has these cookies; answers what it set on `<html>`. */
function runScript(cookie: string) {
  const attributes = new Map<string, string>();
  const styles = new Map<string, string>();
  const documentElement = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    style: { setProperty: (name: string, value: string) => styles.set(name, value) },
  };
  runInNewContext(HEADER_SCRIPT, { document: { cookie, documentElement } });
  return {
    count: Number(attributes.get("data-cart-count") ?? 0),
    signedIn: attributes.has("data-signed-in"),
    staff: attributes.has("data-staff"),
    shown: styles.get("--cart-count"),
  };
}

test("the cookie says all that the header needs", () => {
  fc.assert(
    fc.property(summaries, (summary) => {
      expect(decodeHeaderSummary(encodeHeaderSummary(summary))).toEqual(summary);
    }),
  );
});

test("the script sets what the cookie says, wherever it stands among the others", () => {
  fc.assert(
    fc.property(
      summaries,
      fc.constantFrom("", "a=1; "),
      fc.constantFrom("", "; z=1"),
      (summary, before, after) => {
        const { shown, ...set } = runScript(
          `${before}pm_glance=${encodeHeaderSummary(summary)}${after}`,
        );
        expect(set).toEqual(summary);
        expect(shown).toBe(summary.count > 0 ? `"${summary.count}"` : undefined);
      },
    ),
  );
});

const foreign = [
  "1",
  "1.1",
  "1.2.0",
  "-1.1.1",
  "12345.1.1",
  "1.1.2",
  "1.1.12",
  "1.1.1x",
  " 1.1.1",
  '"</script>.1.1',
  "1.1.1.1",
];

test.each(foreign)("script and server agree that %j says nothing", (value) => {
  const nothing = { count: 0, signedIn: false, staff: false };
  expect(decodeHeaderSummary(value)).toEqual(nothing);
  expect(runScript(`pm_glance=${value}`)).toEqual({ ...nothing, shown: undefined });
});

test("a cookie whose name only ends like ours is not ours", () => {
  expect(runScript("not_pm_glance=3.1.1").signedIn).toBe(false);
  expect(runScript("").signedIn).toBe(false);
});

test("the script can stand in a page", () => {
  expect(HEADER_SCRIPT).not.toContain("<");
});
