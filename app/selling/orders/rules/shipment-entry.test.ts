import { expect, test } from "vitest";
import { shipmentOfEntry } from "./shipment-entry.ts";

test.each([
  ["order.status", { status: "shipped" }, { parcel: undefined }],
  ["order.parcel_left", { parcel: 2, units: 1 }, { parcel: 2 }],
  ["order.tracking", { number: "LBC-1" }, { parcel: 1 }],
  ["order.tracking", { number: "LBC-1", parcel: 3 }, { parcel: 3 }],
  ["order.status", { status: "cancelled" }, undefined],
  ["order.note", null, undefined],
] as const)("%s %j is about %j", (action, after, about) => {
  expect(shipmentOfEntry({ action, after })).toEqual(about);
});
