import { expect, it, test } from "vitest";
import { carrierUrl, courierName, offeredCarriers } from "./couriers.ts";

const lbc = {
  name: "LBC Express",
  trackingAddress: "https://www.lbcexpress.com/track/?tracking_no={number}",
  isActive: true,
};
const dove = { name: "Dove", trackingAddress: "", isActive: false };
const values = (current: string | null) =>
  offeredCarriers([lbc, dove], current === null ? [] : [current]).map(({ value, label }) => [
    value,
    label,
  ]);

test("carriers in use are offered, and one that stands in no list", () => {
  expect(values(null)).toEqual([
    ["LBC Express", "LBC Express"],
    ["other", "Another courier"],
  ]);
});

it("keeps the carrier that an order has: out of use, renamed since, or a code of before", () => {
  expect(values("Dove")).toContainEqual(["Dove", "Dove"]);
  expect(values("Pigeon")).toContainEqual(["Pigeon", "Pigeon"]);
  expect(values("lbc")).toContainEqual(["lbc", "LBC Express"]);
  expect(courierName("jnt")).toBe("J&T Express");
  expect(courierName("constructor")).toBe("constructor");
});

test("a parcel is followed where its carrier says, under a code of before as well", () => {
  for (const courier of ["LBC Express", "lbc"]) {
    const url = carrierUrl(offeredCarriers([lbc], [courier]), courier, "A/1");
    expect(url).toBe("https://www.lbcexpress.com/track/?tracking_no=A%2F1");
  }
  expect(carrierUrl(offeredCarriers([lbc], ["other"]), "other", "1")).toBeNull();
});
