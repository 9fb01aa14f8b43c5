import { expect, test } from "vitest";
import { suggestEmail } from "./suggest-email.ts";

test.each([
  ["maria@gmial.com", "maria@gmail.com"],
  ["maria@gmai.com", "maria@gmail.com"],
  ["maria@gmaill.com", "maria@gmail.com"],
  ["maria@gnail.com", "maria@gmail.com"],
  ["maria@gmail.con", "maria@gmail.com"],
  ["maria@gmail.co", "maria@gmail.com"],
  ["Maria.C@GMIAL.com ", "Maria.C@gmail.com"],
  ["maria@yaho.com", "maria@yahoo.com"],
  ["maria@yahoo.com.hp", "maria@yahoo.com.ph"],
  ["maria@hotmial.com", "maria@hotmail.com"],
])("%s was meant to be %s", (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  "maria@gmail.com",
  "maria@ymail.com",
  "maria@mail.com",
  "maria@example.com",
  "maria@up.edu.ph",
  "maria@",
  "@gmial.com",
  "gmial.com",
  "",
])("nothing is wrong with %j", (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
