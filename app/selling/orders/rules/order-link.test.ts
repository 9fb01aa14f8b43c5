import { describe, expect, it, test } from "vitest";
import { createSealers } from "#app/platform/http/sealer.server.ts";
import { opensOrder, orderIdIn, orderPath, orderToken, orderUrl } from "./order-link.ts";

const shop = { sealers: createSealers("a secret of the shop") };
const order = { id: "019a9e70-3f6b-7c33-8a52-0c9d1f2e3a4b", accessIssue: 1 };
const other = { id: "019a9e70-3f6b-7c33-8a52-0c9d1f2e3a4c", accessIssue: 1 };
const token = orderToken(shop, order);

const opens = (given: string, whose = order) =>
  orderIdIn(given) === whose.id && opensOrder(shop, given, whose);

test("a link opens its order, whose id can be read in it", () => {
  expect(token).toMatch(/^[\w-]{65}$/);
  expect(orderIdIn(token)).toBe(order.id);
  expect(opens(token)).toBe(true);
  expect(orderPath(shop, order)).toBe(`/order/${token}`);
  expect(orderUrl(shop, order, { appUrl: "https://x.test" })).toBe(`https://x.test/order/${token}`);
});

test("the link on a parcel is another one, and neither opens what the other does", () => {
  const onParcel = orderToken(shop, order, "parcel");
  expect(orderIdIn(onParcel)).toBe(order.id);
  expect(opensOrder(shop, onParcel, order, "parcel")).toBe(true);
  expect(opensOrder(shop, onParcel, order)).toBe(false);
  expect(opensOrder(shop, token, order, "parcel")).toBe(false);
});

describe("what opens nothing", () => {
  it.each([
    ["of another order", orderToken(shop, other)],
    ["with another order's id", orderToken(shop, other).slice(0, 22) + token.slice(22)],
    ["of the issue before", orderToken(shop, { ...order, accessIssue: 0 })],
    ["of the next issue", orderToken(shop, { ...order, accessIssue: 2 })],
    ["signed with another secret", orderToken({ sealers: createSealers("another secret") }, order)],
    [
      "signed for another purpose",
      orderToken(
        { sealers: { ...shop.sealers, digest: (_, text) => shop.sealers.digest("mails", text) } },
        order,
      ),
    ],
    ["too long", `${token}A`],
    ["very long", token.repeat(1_000)],
    ["too short", token.slice(0, -1)],
    ["the id alone", token.slice(0, 22)],
    ["not base64url", `${token.slice(0, -1)}+`],
    ["with a character that base64 skips", `${token.slice(0, 64)}\n${token.slice(64)}`],
    ["of two bytes a character", `${token.slice(0, -1)}é`],
    ["empty", ""],
    ["with a zero byte", `${token.slice(0, -1)}\0`],
    ["the id as it is written", order.id],
  ])("is a token %s", (_, given) => {
    expect(opens(given)).toBe(false);
  });

  it("is a token that differs in any of its characters", () => {
    for (let place = 0; place < token.length; place += 1) {
      const letter = token[place] === "A" ? "B" : "A";
      const altered = token.slice(0, place) + letter + token.slice(place + 1);
      expect([place, opens(altered)]).toEqual([place, false]);
      expect(opensOrder(shop, altered, order)).toBe(false);
    }
  });
});
