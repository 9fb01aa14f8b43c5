import { expect, test } from "vitest";
import { addDays } from "#app/lib/dates.ts";
import { decideReferral } from "./decide-referral.ts";

const now = new Date("2026-11-26T01:00:00Z");
const juan = { id: "a1", code: "JUAN123456", customerId: "c1", email: "juan@x.test", phone: null };
const ana = { id: "a2", code: "ANAA123456", customerId: "c2", email: "ana@x.test", phone: null };
const clicked = (code: string, daysAgo = 1) => ({ code, at: addDays(now, -daysAgo) });
const asked = {
  typed: null,
  clicked: undefined,
  found: [juan, ana],
  buyer: { customerId: null, emails: ["buyer@x.test"], phone: null },
  terms: { affiliate_open: true, affiliate_window_days: 30 },
  now,
};
const self = { customerId: "c1", emails: ["juan@x.test"], phone: null };
const closed = { affiliate_open: false, affiliate_window_days: 30 };
const byLink = (daysAgo = 1) => ({
  affiliateId: "a1",
  via: "link",
  clickedAt: addDays(now, -daysAgo),
});
const byCode = (affiliateId: string) => ({ affiliateId, via: "code", clickedAt: null });

test.each([
  ["nobody without link and code", {}, null],
  ["the link that was followed last", { clicked: clicked(juan.code) }, byLink()],
  ["no link on the day on which the window ends", { clicked: clicked(juan.code, 30) }, null],
  ["a link on the day before", { clicked: clicked(juan.code, 29) }, byLink(29)],
  ["no link of tomorrow", { clicked: clicked(juan.code, -1) }, null],
  ["the code that was typed", { typed: ana.code }, byCode("a2")],
  ["the code before the link", { typed: ana.code, clicked: clicked(juan.code) }, byCode("a2")],
  ["the owner of the discount", { owner: "a2" }, byCode("a2")],
  ["the owner before the link", { owner: "a2", clicked: clicked(juan.code) }, byCode("a2")],
  ["the code before the owner", { owner: "a2", typed: juan.code }, byCode("a1")],
  ["no discount of one's own", { owner: "a1", buyer: self }, null],
  ["no owner while the programme is closed", { owner: "a2", terms: closed }, null],
  ["no link of nobody", { clicked: clicked("NONE123456") }, null],
  ["no link of one's own", { clicked: clicked(juan.code), buyer: self }, null],
  ["nobody while the programme is closed", { clicked: clicked(juan.code), terms: closed }, null],
])("counts %s", (_, given, referral) => {
  expect(decideReferral({ ...asked, ...given })).toEqual({ ok: true, value: referral });
});

test.each([
  ["nobody's code", { typed: "NONE123456" }, "referral_unknown"],
  [
    "nobody's code also beside a link",
    { typed: "NONE123456", clicked: clicked(juan.code) },
    "referral_unknown",
  ],
  ["one's own code", { typed: juan.code, buyer: self }, "referral_own"],
  ["a code while the programme is closed", { typed: juan.code, terms: closed }, "referral_unknown"],
])("refuses %s", (_, given, reason) => {
  expect(decideReferral({ ...asked, ...given })).toEqual({ ok: false, reason });
});
