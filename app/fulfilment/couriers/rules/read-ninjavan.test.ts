import { expect, test } from "vitest";
import { readNinjaVan, readNinjaVanTime } from "./read-ninjavan.ts";

test.each([
  // Version 2
  ["Pending Pickup", "booked"],
  ["Driver dispatched for Pickup", "booked"],
  ["Pickup Exception, Parcel Not Ready", "booked"],
  ["Picked Up, In Transit To Origin Hub", "picked_up"],
  ["Arrived at Origin Hub", "in_transit"],
  ["Arrived at Transit Hub", "in_transit"],
  ["In Transit to Next Sorting Hub", "in_transit"],
  ["Arrived at Destination Hub", "in_transit"],
  ["International Transit", "in_transit"],
  ["On Vehicle for Delivery", "out_for_delivery"],
  ["At PUDO, Pending Customer Collection", "out_for_delivery"],
  ["Delivered, Received by Customer", "delivered"],
  ["Delivered, Left at Doorstep", "delivered"],
  ["Delivery Exception, Customer Unavailable", "failed_attempt"],
  ["Delivery Exception, Return to Sender Initiated", "coming_back"],
  ["Delivery Exception, Parcel Lost", "lost"],
  ["Return to Shipper Exception", "coming_back"],
  // Version 1
  ["Van En-route to Pickup", "booked"],
  ["Successful Pickup", "picked_up"],
  ["En-route to Sorting Hub", "in_transit"],
  ["Arrived at Sorting Hub", "in_transit"],
  ["Pending Reschedule", "failed_attempt"],
  ["First Attempt Delivery Fail", "failed_attempt"],
  ["Successful Delivery", "delivered"],
  ["Completed", "delivered"],
  ["Return to Sender Triggered", "coming_back"],
  ["Returned to Sender", "returned"],
  // No place
  ["Parcel Measurements Update", undefined],
  ["Cancelled", undefined],
  ["", undefined],
])("“%s” is %s", (says, word) => {
  expect(readNinjaVan(says)).toBe(word);
});

test.each([
  ["On Vehicle for Delivery", "coming_back"],
  ["Delivered, Received by Customer", "returned"],
  ["Returned to Sender", "returned"],
  ["Delivery Exception, Parcel Lost", "lost"],
  ["Parcel Measurements Update", undefined],
])("on its way back, “%s” is %s", (says, word) => {
  expect(readNinjaVan(says, true)).toBe(word);
});

test.each([
  ["2026-11-21T10:00:00+0800", "2026-11-21T02:00:00.000Z"],
  ["2026-11-21T10:00:00+08:00", "2026-11-21T02:00:00.000Z"],
  ["2026-11-21T02:00:00.123Z", "2026-11-21T02:00:00.123Z"],
  ["2026-11-21", undefined],
  ["2026-13-41T10:00:00+0800", undefined],
  ["now", undefined],
])("the time %s is %s", (text, iso) => {
  expect(readNinjaVanTime(text)?.toISOString()).toBe(iso);
});
