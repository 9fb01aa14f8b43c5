import { expect, test } from "vitest";
import { textsOf, type FormField } from "./form-field.ts";

const fields: readonly FormField[] = [
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone" },
  { name: "days", label: "Days", input: "count" },
  { name: "fee", label: "Fee", input: "money" },
  { name: "least", label: "Least", input: "money" },
  { name: "startsAt", label: "Starts", input: "moment" },
  { name: "isActive", label: "Active", kind: "tick" },
  { name: "isFirst", label: "First", kind: "tick" },
];

test("a record is shown by its own fields: pesos, minutes in Manila, ticks", () => {
  const record = {
    name: "Ana",
    phone: null,
    days: 14,
    fee: 125_050,
    least: 500_000,
    startsAt: new Date("2026-11-24T16:30:00Z"),
    isActive: true,
    isFirst: false,
    secret: "not a field",
  };
  expect(textsOf(fields, record)).toEqual({
    name: "Ana",
    phone: "",
    days: "14",
    fee: "1250.50",
    least: "5000",
    startsAt: "2026-11-25T00:30",
    isActive: "on",
    isFirst: "",
  });
});

test("what a record does not have is empty", () => {
  expect(textsOf(fields, {})["fee"]).toBe("");
});
