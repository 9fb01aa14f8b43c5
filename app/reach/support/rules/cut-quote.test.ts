import { expect, it } from "vitest";
import { cutQuote } from "./cut-quote.ts";

const HEADER = "From: Shop <a@shop.example>\nSent: Monday, 2 March 2026\nTo: Maria\n\nOld words";

it.each([
  ["nothing quoted", "Thank you!\n\nMaria", "Thank you!\n\nMaria"],
  ["Gmail", "Yes.\n\nOn Mon, 2 Mar 2026 at 9:00 AM Shop <a@b.c> wrote:\n> Old\n> words", "Yes."],
  [
    "a heading in two lines",
    "Yes.\n\nOn Mon, 2 Mar 2026 at 9:00 AM Shop\n<a@b.c> wrote:\n> Old",
    "Yes.",
  ],
  ["a heading without marks below", "Yes.\nOn Monday the shop wrote:\nOld words", "Yes."],
  [
    "Filipino",
    "Oo.\n\nNoong Lun, Mar 2, 2026 nang 9:00 AM, si Shop <a@b.c> ay sumulat:\n> Luma",
    "Oo.",
  ],
  ["Filipino, another program", "Oo.\nSi Shop <a@b.c> ay sumulat noong Lunes:\n> Luma", "Oo."],
  ["Outlook", `Yes.\n\n-----Original Message-----\n${HEADER}`, "Yes."],
  ["a header alone", `Yes.\n\n${HEADER}`, "Yes."],
  ["a header in Filipino", "Oo.\n\nMula kay: Shop\nIpinadala: Lunes\n\nLuma", "Oo."],
  ["a line above the header", `Yes.\n${"_".repeat(32)}\nOld`, "Yes."],
  ["marked lines at the end", "Yes.\n\n> Old\n>> older\n\n", "Yes."],
  ["a signature", "Yes.\n-- \nMaria Santos\n0917 123 4567", "Yes."],
  ["a signature that lost its blank", "Yes.\n--\nMaria", "Yes."],
  ["a signature above the quote", "Yes.\n-- \nMaria\n\nOn Monday, Shop wrote:\n> Old", "Yes."],
])("cuts %s", (_, whole, shown) => {
  expect(cutQuote(whole)).toBe(shown);
});

it.each([
  ["an answer below the quote", "On Monday, Shop wrote:\n> Is it there?\n\nYes."],
  ["answers between quoted lines", "Hello,\nOn Monday, Shop wrote:\n> One?\nYes.\n> Two?\nNo."],
  ["nothing but a quote", "> Old\n> words"],
  ["a heading and nothing above it", "On Monday, Shop wrote:\nOld words"],
  ["nothing but a signature", "-- \nMaria"],
  ["“From:” in a sentence", "From: the shop to my house.\nIt took days."],
  ["“On” in a sentence", "On Monday I wrote to you:\nno one answered"],
])("leaves %s", (name, whole) => {
  // "I wrote to you:" looks like a program's heading. No text is above it, so the mail stays whole.
  expect(cutQuote(whole), name).toBe(whole);
});
