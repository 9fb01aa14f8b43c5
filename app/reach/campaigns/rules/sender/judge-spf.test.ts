import { expect, it } from "vitest";
import type { DnsTexts } from "./dns-texts.ts";
import { judgeSpf } from "./judge-spf.ts";

const DOMAIN = "shop.ph";
const GOOGLE = "v=spf1 include:_spf.google.com ~all";

function judge(own: DnsTexts, smtpHost: string, more: Record<string, DnsTexts> = {}) {
  const texts = new Map<string, DnsTexts>([[DOMAIN, own], ...Object.entries(more)]);
  const { state, why, record } = judgeSpf({ domain: DOMAIN, smtpHost, texts });
  return [state, why, record?.value];
}

it.each<[DnsTexts, string, unknown[]]>([
  ["unreachable", "mail.shop.ph", ["unknown", "unreachable", undefined]],
  [[], "smtp.gmail.com", ["missing", "none", GOOGLE]],
  [
    ["google-site-verification=x"],
    "mail.shop.ph",
    ["missing", "none", "v=spf1 a:mail.shop.ph ~all"],
  ],
  [[], "203.0.113.7", ["missing", "none", "v=spf1 ip4:203.0.113.7 ~all"]],
  [[], "", ["missing", "none", "v=spf1 mx ~all"]],
  [["v=spf10 -all"], "", ["missing", "none", "v=spf1 mx ~all"]],
  [[GOOGLE], "smtp.gmail.com", ["good", "fine", undefined]],
  [["V=SPF1 INCLUDE:_spf.google.com -ALL"], "smtp.gmail.com", ["good", "fine", undefined]],
  [["v=spf1 mx -all"], "mail.shop.ph", ["good", "fine", undefined]],
  [["v=spf1 redirect=_spf.shop.ph"], "mail.shop.ph", ["good", "fine", undefined]],
  [["v=spf1 +all"], "mail.shop.ph", ["wrong", "everyone", "v=spf1 ~all"]],
  [["v=spf1 mx all"], "mail.shop.ph", ["wrong", "everyone", "v=spf1 mx ~all"]],
  [["v=spf1 mx ?all"], "mail.shop.ph", ["weak", "open_end", "v=spf1 mx ~all"]],
  [["v=spf1 mx"], "mail.shop.ph", ["weak", "open_end", "v=spf1 mx ~all"]],
  [["v=spf1"], "mail.shop.ph", ["weak", "open_end", "v=spf1 ~all"]],
  [
    ["v=spf1 mx -all", GOOGLE],
    "smtp.gmail.com",
    ["wrong", "several", "v=spf1 mx include:_spf.google.com -all"],
  ],
  [
    ["v=spf1 mx -all"],
    "smtp.sendgrid.net",
    ["wrong", "provider", "v=spf1 mx include:sendgrid.net -all"],
  ],
  [
    ["v=spf1 ip4:203.0.113.7 ~all"],
    "smtp.sendgrid.net",
    ["weak", "provider", "v=spf1 ip4:203.0.113.7 include:sendgrid.net ~all"],
  ],
])("%j of a shop that sends by “%s” is %j", (own, smtpHost, expected) => {
  expect(judge(own, smtpHost)).toEqual(expected);
});

it("finds a provider behind another record, and stops at a circle", () => {
  const more = {
    "a.shop.ph": ["v=spf1 include:b.shop.ph"],
    "b.shop.ph": [`${GOOGLE} include:a.shop.ph`],
  };
  expect(judge(["v=spf1 include:a.shop.ph ~all"], "smtp.gmail.com", more)).toEqual([
    "good",
    "fine",
    undefined,
  ]);
});

it("counts what a mail server would have to ask for", () => {
  const terms = (count: number) => Array.from({ length: count }, (_, n) => `a:m${n}.shop.ph`);
  expect(judge([`v=spf1 ${terms(10).join(" ")} ~all`], "mail.shop.ph")[0]).toBe("good");
  expect(judge([`v=spf1 ${terms(11).join(" ")} ~all`], "mail.shop.ph")).toEqual([
    "wrong",
    "lookups",
    undefined,
  ]);
  const below = { "x.shop.ph": [`v=spf1 ${terms(10).join(" ")}`] };
  expect(judge(["v=spf1 include:x.shop.ph ~all"], "mail.shop.ph", below)[1]).toBe("lookups");
});
