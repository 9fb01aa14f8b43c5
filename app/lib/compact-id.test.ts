import fc from "fast-check";
import { expect, test } from "vitest";
import { compactId, readCompactId } from "./compact-id.ts";

test("an id is shorter, and reads back as it was", () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect(compactId(id)).toMatch(/^[\w-]{22}$/);
      expect(readCompactId(compactId(id))).toBe(id);
    }),
  );
});

const written = compactId("019a9e70-3f6b-7c33-8a52-0c9d1f2e3a4b");

test.each([
  ["empty", ""],
  ["too short", written.slice(1)],
  ["too long", `${written}A`],
  ["not base64url", `${written.slice(1)}+`],
  ["with a line's end", `${written}\n`],
  ["another spelling of the same bytes", `${written.slice(0, -1)}x`],
])("what is %s is no id", (_, text) => {
  expect(readCompactId(text)).toBe(undefined);
});
