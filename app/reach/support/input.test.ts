import { describe, expect, test } from "vitest";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { contactInput, ticketInput } from "./input.ts";
import { contactMessages as say } from "./texts/shopper.ts";

const whole = {
  name: " Maria  Ñora ",
  email: " Maria@Example.com ",
  phone: "",
  subject: "Order PM-26-000123",
  message: "First line\n\nSecond line\n",
  topic: "order",
};

test("what people type stays as it is, without the blanks around it", () => {
  expect(parseForm(contactInput, whole)).toEqual({
    ok: true,
    value: {
      name: "Maria  Ñora",
      email: "maria@example.com",
      phone: null,
      subject: "Order PM-26-000123",
      message: "First line\n\nSecond line",
      topic: "order",
    },
  });
});

describe("the first problem of each field is said", () => {
  test.each([
    ["name", "", say.nameNeeded],
    ["name", "a".repeat(101), say.nameLong],
    ["name", "a\nb", say.oneLine],
    ["email", "", say.emailNeeded],
    ["email", "maria@", say.emailNeeded],
    ["email", "a@b.ph\r\nBcc: c@d.ph", say.emailNeeded],
    ["phone", "call me", say.oddPhone],
    ["phone", "1".repeat(31), say.oddPhone],
    ["subject", " ", say.subjectNeeded],
    ["subject", "a".repeat(151), say.subjectLong],
    ["topic", "shipping", say.topicNeeded],
    ["message", "\n ", say.messageNeeded],
    ["message", "a".repeat(5_001), say.messageLong],
  ])("%s %j", (field, typed, problem) => {
    const read = parseForm(contactInput, { ...whole, [field]: typed });
    expect(read).toMatchObject({ ok: false, errors: { [field]: problem } });
  });
});

test("a form without a phone is whole", () => {
  const { phone: _, ...without } = whole;
  expect(parseForm(contactInput, without)).toMatchObject({ ok: true, value: { phone: null } });
});

test.each([
  ["", null],
  [" ", null],
  ["pm 26 000123", "PM-26-000123"],
])("an order of %j is %j", (orderNumber, read) => {
  const form = parseForm(ticketInput, { intent: "sort", topic: "order", orderNumber });
  expect(form).toMatchObject({ ok: true, value: { orderNumber: read } });
});

test("what is no order number is said beside its field", () => {
  const form = parseForm(ticketInput, { intent: "sort", topic: "order", orderNumber: "my last" });
  expect(form).toMatchObject({
    ok: false,
    errors: { orderNumber: expect.stringContaining("26-000123") },
  });
});

test.each([{}, { intent: "delete" }, { intent: "reply", key: "1", text: "Yes" }])(
  "staff cannot %j",
  (form) => {
    expect(parseForm(ticketInput, form).ok).toBe(false);
  },
);
