import { expect, it } from "vitest";
import { readEmails } from "./read-emails.ts";

const many = (count: number) => Array.from({ length: count }, (_, n) => `p${n}@example.com`);

it.each([
  ["", []],
  ["ana@example.com", ["ana@example.com"]],
  [" ana@example.com \n\nben@example.com\n", ["ana@example.com", "ben@example.com"]],
  ["ana@example.com\nANA@example.com", ["ANA@example.com"]],
  ["ana@example.com, ben@example.com", undefined],
  ["Ana <ana@example.com>", undefined],
  ["ana", undefined],
  [`${"a".repeat(250)}@example.com`, undefined],
  [many(10).join("\n"), many(10)],
  [many(11).join("\n"), undefined],
])("reads %j as %j", (text, emails) => {
  expect(readEmails(text)).toEqual(emails);
});
