import { expect, it } from "vitest";
import { LONGEST_MAIL, mailSubject, mailText } from "./mail-text.ts";

it("shows a mail without what it quotes, and stores all of it", () => {
  const sent = "Yes.\r\n\r\nOn Monday, Shop wrote:\r\n> Is it there?";
  expect(mailText(sent)).toEqual({
    text: "Yes.\n\nOn Monday, Shop wrote:\n> Is it there?",
    shown: "Yes.",
  });
});

it("removes signs that no one sees", () => {
  expect(mailText("A\u0000B\u001B[31m\tC\uD800").text).toBe("AB[31m\tC\uFFFD");
  expect(mailSubject(" Re:\r\n\tMy \u0007parcel ")).toBe("Re: My parcel");
});

it("cuts what is too long, with a note", () => {
  const { text, shown } = mailText("x".repeat(100_000));
  const note = "\n\n[The rest of this email is left out: it is too long.]";
  expect(text).toBe("x".repeat(LONGEST_MAIL) + note);
  expect(shown).toBe("x".repeat(5_000) + note);
  expect(mailSubject("x".repeat(500))).toHaveLength(150);
});

it("has words for nothing", () => {
  expect(mailText(" \u0000\n")).toEqual({
    text: "[This email has no text.]",
    shown: "[This email has no text.]",
  });
  expect(mailSubject("")).toBe("(no subject)");
});
