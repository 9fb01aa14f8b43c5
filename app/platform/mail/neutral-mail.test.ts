import { expect, test } from "vitest";
import { neutralMail, neutralSubjectOf } from "./neutral-mail.ts";

test("a template without a neutral subject gets one that says nothing", () => {
  expect(neutralSubjectOf({})).toBe("A message for you");
  expect(neutralSubjectOf({ neutralSubject: "News of your order" })).toBe("News of your order");
  const mail = { subject: "Glow is back", html: "", text: "Glow is back\n\nSee it" };
  expect(neutralMail(mail, null)).toMatchObject({
    subject: "A message for you",
    text: "A message for you\n\nGlow is back\n\nSee it",
  });
});
