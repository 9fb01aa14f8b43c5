import { expect, it } from "vitest";
import { ignoredWhy, senderOf } from "./ignore-mail.ts";

const OWN = ["support@reply.shop.example", "", "Shop <hello@shop.example>"];
const from = "Maria <maria@example.test>";

it.each([
  ["maria@example.test", "maria@example.test"],
  [" Maria Santos <Maria@Example.test> ", "maria@example.test"],
  ['"a <b@c.example>" <maria@example.test>', "maria@example.test"],
  ["", undefined],
  ["<>", undefined],
  ["Maria", undefined],
  [`${"x".repeat(2_000)}<maria@example.test>`, undefined],
])("%j comes from %s", (text, sender) => {
  expect(senderOf(text)).toBe(sender);
});

it.each([
  [{ from }, undefined],
  [{ from, autoSubmitted: "no", precedence: "" }, undefined],
  [{ from, autoSubmitted: "" }, undefined],
  [{ from, autoSubmitted: "auto-replied; owner-email=x" }, "automatic"],
  [{ from, autoSubmitted: "Auto-Generated" }, "automatic"],
  [{ from, precedence: "Bulk " }, "automatic"],
  [{ from, precedence: "auto_reply" }, "automatic"],
  [{ from, precedence: "first-class" }, undefined],
  [{ from: "MAILER-DAEMON@mail.example.test" }, "automatic"],
  [{ from: "no-reply@example.test" }, "automatic"],
  [{ from: "noreply+5@example.test" }, "automatic"],
  [{ from: "postmaster@example.test" }, "automatic"],
  [{ from: "noreplica@example.test" }, undefined],
  [{ from: "<>" }, "no_sender"],
  [{ from: "support@reply.shop.example" }, "own_address"],
  [{ from: "support+abc@reply.shop.example" }, "own_address"],
  [{ from: "Hello@shop.example" }, "own_address"],
] as const)("%j: %s", (mail, why) => {
  expect(ignoredWhy(mail, OWN)).toBe(why);
});
