import { describe, expect, it, test } from "vitest";
import { NO_TRACKING, dueNews, undoOf, type Shipment, type ShipmentState } from "./shipment.ts";

const THEN = new Date("2026-11-21T02:00:00Z");
const after = (ms: number) => new Date(THEN.getTime() + ms);
const told: Shipment = { courier: "lbc", number: "1", url: null };
const shipped: ShipmentState = {
  status: "shipped",
  courier: "lbc",
  trackingNumber: "1",
  trackingUrl: null,
  shippedAt: THEN,
  shipmentTold: null,
  trackingChangedAt: null,
  deliveredAt: null,
  returnedAt: null,
  isNewest: true,
};
const corrected = { ...shipped, shipmentTold: told, trackingNumber: "2", trackingChangedAt: THEN };

describe("for ten seconds", () => {
  test.each([
    ["a shipment", shipped, "shipment"],
    ["a correction", corrected, "tracking"],
  ] as const)("%s can be taken back", (_, order, what) => {
    expect(undoOf(order, after(9_999))).toEqual({ what, until: after(10_000) });
    expect(undoOf(order, after(10_000))).toBeUndefined();
  });

  it("not once the buyer was told, whatever the clock says", () => {
    expect(undoOf({ ...shipped, shipmentTold: told }, THEN)).toBeUndefined();
  });

  it.each(["delivered", "cancelled", "refunded"] as const)("not when its order is %s", (status) => {
    expect(undoOf({ ...shipped, status }, THEN)).toBeUndefined();
  });

  it("also of an order of which more is to come, unless another parcel left after it", () => {
    const part = { ...shipped, status: "processing" } as const;
    expect(undoOf(part, THEN)?.what).toBe("shipment");
    expect(undoOf({ ...part, isNewest: false }, THEN)).toBeUndefined();
    expect(undoOf({ ...corrected, isNewest: false }, THEN)?.what).toBe("tracking");
  });

  it.each([{ deliveredAt: THEN }, { returnedAt: THEN }])(
    "not of one that is there or back",
    (at) => {
      expect(undoOf({ ...shipped, ...at }, THEN)).toBeUndefined();
      expect(dueNews({ ...shipped, ...at }, THEN)).toBeUndefined();
    },
  );
});

describe("what the buyer is told", () => {
  test.each([
    ["of the shipment that stands", shipped, THEN, "shipment"],
    ["of the correction that stands", corrected, THEN, "tracking"],
    ["nothing of a shipment that was made anew", shipped, after(-1), undefined],
    ["nothing of a correction that was corrected again", corrected, after(-1), undefined],
    [
      "nothing of a parcel that did not leave",
      { ...shipped, status: "processing", shippedAt: null },
      THEN,
      undefined,
    ],
    ["nothing twice", { ...shipped, shipmentTold: told }, THEN, undefined],
    ["nothing that she knows", { ...corrected, trackingNumber: "1" }, THEN, undefined],
    [
      "nothing of a courier without a number",
      { ...corrected, trackingNumber: null, shipmentTold: NO_TRACKING },
      THEN,
      undefined,
    ],
    [
      "that a number is wrong",
      { ...corrected, courier: null, trackingNumber: null },
      THEN,
      "tracking",
    ],
  ] as const)("%s", (_, order, since, what) => {
    expect(dueNews(order, since)).toBe(what);
  });
});
