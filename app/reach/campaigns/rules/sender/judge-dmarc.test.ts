import { expect, it } from "vitest";
import type { DnsTexts } from "./dns-texts.ts";
import { dmarcDomains, judgeDmarc } from "./judge-dmarc.ts";

const NEW = "v=DMARC1; p=none; rua=mailto:me@shop.ph";

function judge(own: DnsTexts, above: DnsTexts = []) {
  const texts = new Map([
    ["news.shop.ph", own],
    ["shop.ph", above],
  ]);
  const asked = { domain: "news.shop.ph", reportsTo: "me@shop.ph", texts };
  const { state, why, record } = judgeDmarc(asked);
  return [state, why, record && `${record.name} ${record.value}`];
}

it.each<[DnsTexts, DnsTexts, unknown[]]>([
  ["unreachable", [], ["unknown", "unreachable", undefined]],
  [[], "unreachable", ["unknown", "unreachable", undefined]],
  [[], [], ["missing", "none", `_dmarc.news.shop.ph ${NEW}`]],
  [["v=DMARC2; p=none"], [], ["missing", "none", `_dmarc.news.shop.ph ${NEW}`]],
  [["v=DMARC1; p=reject; rua=mailto:a@shop.ph"], [], ["good", "fine", undefined]],
  [["v = DMARC1 ;p=Quarantine;rua=mailto:a@shop.ph"], [], ["good", "fine", undefined]],
  [
    ["v=DMARC1; p=reject;"],
    [],
    ["weak", "no_reports", "_dmarc.news.shop.ph v=DMARC1; p=reject; rua=mailto:me@shop.ph"],
  ],
  [
    ["v=DMARC1; p=none; rua=mailto:a@shop.ph"],
    [],
    ["weak", "watches", "_dmarc.news.shop.ph v=DMARC1; p=quarantine; rua=mailto:a@shop.ph"],
  ],
  [["v=DMARC1; rua=mailto:a@b.ph"], [], ["wrong", "no_policy", `_dmarc.news.shop.ph ${NEW}`]],
  [["v=DMARC1; p=block"], [], ["wrong", "no_policy", `_dmarc.news.shop.ph ${NEW}`]],
  [["v=DMARC1; p=none", "v=DMARC1; p=none"], [], ["wrong", "several", undefined]],
  [[], ["v=DMARC1; p=reject; rua=mailto:a@shop.ph"], ["good", "fine", undefined]],
  [
    [],
    ["v=DMARC1; p=reject; sp=none; rua=mailto:a@shop.ph"],
    ["weak", "watches", "_dmarc.shop.ph v=DMARC1; p=quarantine; rua=mailto:a@shop.ph"],
  ],
])("%j, with %j above it, is %j", (own, above, expected) => {
  expect(judge(own, above)).toEqual(expected);
});

it("asks every domain of at least two labels", () => {
  expect(dmarcDomains("a.b.shop.ph")).toEqual(["a.b.shop.ph", "b.shop.ph", "shop.ph"]);
});
