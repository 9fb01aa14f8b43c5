import { globSync, readFileSync } from "node:fs";
import { toPlainText } from "@react-email/components";
import { describe, expect, it, test } from "vitest";
import { renderMail } from "#app/platform/mail/render-mail.ts";
import { MAIL_SAMPLES } from "./mail-samples.ts";

test("every template in the house is among the samples", () => {
  const templates = globSync("app/*/*/emails/*.tsx").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export function (\w+Mail)\(/gm)].map(
      ([, name]) => name,
    ),
  );
  const sampled = new Set(
    MAIL_SAMPLES.map(({ element: { type } }) => (typeof type === "string" ? type : type.name)),
  );
  expect(templates.length).toBeGreaterThan(8);
  expect(new Set(templates)).toEqual(sampled);
});

describe.each(MAIL_SAMPLES)("$name", ({ title, element }) => {
  it("has the shop's frame, both themes, and fetches nothing", () => {
    const { html } = renderMail(element);
    expect(html).toMatch(/class="mail-wordmark"[^>]*><span data-shop-name=""><\/span></);
    expect(html).toMatch(/<h1 class="mail-title"/);
    expect(html).toContain('<meta content="light dark" name="color-scheme"/>');
    expect(html).toContain("@media (prefers-color-scheme:dark)");
    expect(html).not.toMatch(/<img|<link|<script|src=|url\(|@import/);
    const links = [...html.matchAll(/<a\s[^>]*>/g)].map(([link]) => link);
    expect(links.filter((link) => !/class="mail-(?:action|link)"/.test(link))).toEqual([]);
    expect(links).not.toEqual([]);
  });

  it("says the same as plain text, its title first and every address in full", () => {
    const { html, text } = renderMail(element);
    expect(text.toLowerCase().startsWith(title.toLowerCase())).toBe(true);
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z]+;|\{|mail-/);
    for (const [, href] of html.matchAll(/href="([^"]+)"/g)) expect(text).toContain(href);
  });

  it("says times of day in twelve hours", () => {
    const { text } = renderMail(element);
    const said = text.replaceAll(/https?:\S+/g, "");
    expect(said).not.toMatch(/(?<![\d:])\d{1,2}:\d{2}(?!\s?[AP]M|[\d:])/);
  });

  it("reads as plain text as a parser of HTML would write it", () => {
    const { html, text } = renderMail(element);
    expect(text).toBe(toPlainText(html).trim());
  });
});
