import { describe, expect, it } from "vitest";
import { neutralMail, neutralSubjectOf } from "#app/platform/mail/neutral-mail.ts";
import { renderMail } from "#app/platform/mail/render-mail.ts";
import { MAIL_SAMPLES } from "./mail-samples.ts";

const PRODUCT_WORDS =
  "tirzepatide semaglutide retatrutide cagrilintide survodutide mazdutide glow klow ghk bpc tb-500 nad glutathione ipamorelin tesamorelin sermorelin mots epitalon selank semax lipo".split(
    " ",
  );
const SHOP = /project|\bpm\b|:\s*me\b/i;
const HEALTH =
  /health|medic|clinic|doctor|patient|peptid|dose|dosing|drug|vial|inject|syringe|therap|treat|course|consult|prescri|pharma|weight|wellness|symptom|cure|ill|pill|lab|cold/i;

/** What a mail program shows of a mail before it is opened. */
const shownFirst = (html: string) =>
  /<body[\s\S]*?<div[^>]*display:none[^>]*>([^<]*)/.exec(html)?.[1] ?? "";

describe.each(MAIL_SAMPLES)("$name", ({ element }) => {
  const { type } = element;
  const template = typeof type === "string" ? {} : type;
  const subject = neutralSubjectOf(template);

  it("has a neutral subject without the shop, a product, or a word about health", () => {
    expect(subject).not.toMatch(SHOP);
    expect(subject).not.toMatch(HEALTH);
    for (const word of PRODUCT_WORDS) expect(subject.toLowerCase()).not.toContain(word);
  });

  it("says only that before it is opened", () => {
    const { html } = renderMail(element);
    expect(shownFirst(html)).not.toBe("");
    const neutral = neutralMail({ subject: "as it was", html, text: "" }, subject);
    expect(neutral.subject).toBe(subject);
    expect(shownFirst(neutral.html)).toBe(subject);
    expect(neutral.html).toContain(`<title>${subject}</title>`);
    // What is in it stays.
    const body = (text: string) => text.slice(text.indexOf("<main>"));
    expect(body(neutral.html)).toBe(body(html));
  });
});
