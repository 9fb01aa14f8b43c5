import { describe, expect, it } from "vitest";
import { PAYMENT_METHODS } from "./order-terms.ts";
import {
  becomesNew,
  digestDays,
  digestPeriod,
  isDigestDue,
  newOrderRecipients,
} from "./new-order-mails.ts";

const at = (time: string) => new Date(`2026-11-20T${time}:00+08:00`);

it("an order is new once, by how it is paid", () => {
  const placed = PAYMENT_METHODS.filter((method) => becomesNew(method) === "placed");
  expect(placed).toEqual(["bank", "cod"]);
});

it.each([
  ["", "", ["owner@example.com"]],
  ["", "shop@example.com", ["shop@example.com"]],
  ["ana@example.com\nben@example.com", "shop@example.com", ["ana@example.com", "ben@example.com"]],
])("%j beside the contact email %j goes to %j", (new_order_emails, contact_email, to) => {
  expect(newOrderRecipients({ new_order_emails, contact_email }, ["owner@example.com"])).toEqual(
    to,
  );
});

describe("the digest of a day", () => {
  it("is due from its hour in Manila on", () => {
    expect(isDigestDue(at("07:59"), 8)).toBe(false);
    expect(isDigestDue(at("08:00"), 8)).toBe(true);
    expect(isDigestDue(at("00:00"), 0)).toBe(true);
    expect(isDigestDue(at("22:59"), 23)).toBe(false);
  });

  it("goes by the day in Manila", () => {
    expect(digestDays(at("00:10")).slice(0, 2)).toEqual(["2026-11-20", "2026-11-19"]);
    expect(digestDays(at("23:50"))).toHaveLength(8);
  });

  it("begins where the one before ended, so that no order is in two or in none", () => {
    const first = digestPeriod(at("08:00"), undefined);
    const second = digestPeriod(at("18:00"), at("08:00"));
    expect(second.from).toEqual(first.until);
    expect(first.from < first.until).toBe(true);
  });
});
