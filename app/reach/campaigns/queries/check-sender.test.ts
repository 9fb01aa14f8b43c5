import { generateKeyPairSync } from "node:crypto";
import { afterAll, expect, it } from "vitest";
import { dnsTexts, rememberedTexts } from "#app/platform/mail/dns-texts.server.ts";
import { openDnsServer } from "#tests/dns-server.ts";
import { showSender } from "../views/show-sender.ts";
import { checkSender } from "./check-sender.server.ts";

const { publicKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const key = publicKey.export({ format: "der", type: "spki" }).toString("base64");

const dns = await openDnsServer({
  "shop.ph": [["other=1"], ["v=spf1 include:_spf", ".google.com ~all"]],
  "_spf.google.com": [["v=spf1 ip4:203.0.113.0/24 ~all"]],
  "google._domainkey.shop.ph": [[`v=DKIM1; k=rsa; p=${key.slice(0, 200)}`, key.slice(200)]],
  "_dmarc.shop.ph": [["v=DMARC1; p=reject; rua=mailto:me@shop.ph"]],
  "mute.ph": "silent",
});
afterAll(() => dns.close());
const read = dnsTexts({ servers: [dns.address], answerMs: 60_000 });
const asked = {
  mailFrom: "Shop <hello@shop.ph>",
  smtpUrl: "smtps://me:secret@smtp.gmail.com",
  appUrl: "https://shop.ph",
  selector: "",
  contact: "",
};

it("finds all four in place, texts of several pieces and a key of 2,048 bits among them", async () => {
  const checked = await checkSender(read, asked);
  const { notice, checks } = showSender(checked, asked.mailFrom);
  expect(checks.map(({ key: name, state }) => [name, state])).toEqual([
    ["spf", "good"],
    ["dkim", "good"],
    ["dmarc", "good"],
    ["unsubscribe", "good"],
  ]);
  expect(notice.tone).toBe("success");
  expect(checks[3]?.found).toEqual([
    "List-Unsubscribe: <https://shop.ph/unsubscribe/…>",
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  ]);
});

it("says what is missing, and the record to add", async () => {
  const elsewhere = { ...asked, mailFrom: "hello@empty.ph", selector: "s9", appUrl: "http://s.ph" };
  const { notice, checks } = showSender(await checkSender(read, elsewhere), elsewhere.mailFrom);
  expect(notice.tone).toBe("warning");
  expect(checks.map(({ state, record }) => [state, record?.name, record?.value])).toEqual([
    ["missing", "empty.ph", "v=spf1 include:_spf.google.com ~all"],
    ["missing", "s9._domainkey.empty.ph", "v=DKIM1; k=rsa; p=<public key>"],
    ["missing", "_dmarc.empty.ph", "v=DMARC1; p=none; rua=mailto:postmaster@empty.ph"],
    ["wrong", undefined, undefined],
  ]);
});

it("says so where nobody answers, and asks again", async () => {
  const { read: again } = rememberedTexts(async () => "unreachable");
  const checked = await checkSender(again, asked);
  const { notice, checks } = showSender(checked, asked.mailFrom);
  expect(checks.map(({ state }) => state)).toEqual(["unknown", "unknown", "unknown", "good"]);
  expect(notice).toMatchObject({ tone: "warning", title: "DNS didn’t answer" });
  const impatient = dnsTexts({ servers: [dns.address], answerMs: 10 });
  expect(await impatient("mute.ph")).toBe("unreachable");
});

it("asks for nothing where the address has no domain of its own", async () => {
  const before = dns.asked().length;
  const local = { ...asked, mailFrom: "hello@localhost" };
  const { notice, asksDns } = showSender(await checkSender(read, local), local.mailFrom);
  expect(notice.text).toContain("hello@localhost");
  expect(asksDns).toBe(false);
  expect(dns.asked()).toHaveLength(before);
});

it("remembers an answer until it is told to forget it", async () => {
  const remembered = rememberedTexts(read);
  const before = dns.asked().length;
  expect(await remembered.read("shop.ph")).toEqual(await remembered.read("shop.ph"));
  expect(dns.asked()).toHaveLength(before + 1);
  remembered.forget();
  await remembered.read("shop.ph");
  expect(dns.asked()).toHaveLength(before + 2);
});
