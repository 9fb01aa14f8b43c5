import { describe, expect, it } from "vitest";
import { parcelMessages } from "./texts/staff-parcels.ts";
import {
  cancelInput,
  shipInput as shipInputOf,
  staffCancelInput,
  trackingInput as trackingInputOf,
} from "./input.ts";
import type { OfferedCarrier } from "./rules/couriers.ts";

const page = "https://www.lbcexpress.com/track/?tracking_no={number}";
const carriers: OfferedCarrier[] = [
  { value: "jnt", label: "J&T Express", trackingAddress: "https://www.jtexpress.ph/" },
  { value: "lbc", label: "LBC Express", trackingAddress: page },
  { value: "other", label: "Another courier", trackingAddress: "" },
];
const [shipInput, trackingInput] = [shipInputOf(carriers), trackingInputOf(carriers)];

const NOTHING = { courier: null, number: null, url: null };
const lbc = (number: string) => `https://www.lbcexpress.com/track/?tracking_no=${number}`;

describe("a parcel that leaves", () => {
  it.each([
    [{ without: "yes" }, NOTHING],
    [
      { without: "yes", courier: "jnt", trackingNumber: " " },
      { ...NOTHING, courier: "jnt" },
    ],
    [
      { courier: "lbc", trackingNumber: " LBC 1 ", trackingUrl: "" },
      { courier: "lbc", number: "LBC 1", url: lbc("LBC%201") },
    ],
    [
      { courier: "other", trackingNumber: "1" },
      { courier: "other", number: "1", url: null },
    ],
    [
      { courier: "lbc", trackingNumber: "1", trackingUrl: "https://x.test/1" },
      { courier: "lbc", number: "1", url: "https://x.test/1" },
    ],
  ])("%o is %o", (typed, shipment) => {
    expect(shipInput.parse(typed)).toEqual({ shipment });
  });

  it.each([
    [{}, "courier", parcelMessages.ship.courierMissing],
    [{ courier: "", trackingNumber: "1" }, "courier", parcelMessages.ship.courierMissing],
    [{ courier: "dove", trackingNumber: "1" }, "courier", parcelMessages.ship.courierMissing],
    [{ courier: "lbc" }, "trackingNumber", parcelMessages.ship.numberMissing],
    [{ courier: "lbc", trackingNumber: " " }, "trackingNumber", parcelMessages.ship.numberMissing],
    [
      { courier: "lbc", trackingNumber: "1", without: "yes" },
      "without",
      parcelMessages.ship.withoutAndNumber,
    ],
    [
      { without: "yes", trackingUrl: "https://x.test" },
      "trackingNumber",
      parcelMessages.ship.urlAlone,
    ],
    [
      { courier: "lbc", trackingNumber: "1", trackingUrl: "x" },
      "trackingUrl",
      parcelMessages.ship.urlWrong,
    ],
    [
      { courier: "lbc", trackingNumber: "1", trackingUrl: "http://x.test" },
      "trackingUrl",
      parcelMessages.ship.urlWrong,
    ],
  ])("%o is refused at %s", (typed, field, message) => {
    const [issue] = shipInput.safeParse(typed).error?.issues ?? [];
    expect(issue).toMatchObject({ path: [field], message });
  });

  it.each([
    { trackingUrl: "javascript:alert(1)" },
    { trackingNumber: "1".repeat(61) },
    { trackingNumber: "a\u0000b" },
    { trackingNumber: "LBC-1\r\nLBC-2" },
    { trackingNumber: "\ud800" },
  ])("%o is refused", (typed) => {
    const given = { courier: "lbc", trackingNumber: "1", ...typed };
    expect(shipInput.safeParse(given).success).toBe(false);
    expect(trackingInput.safeParse(given).success).toBe(false);
  });
});

describe("the number of a parcel that has left", () => {
  it("can be given, and taken out", () => {
    const given = { courier: "lbc", trackingNumber: "2" };
    const shipment = { courier: "lbc", number: "2", url: lbc("2") };
    expect(trackingInput.parse(given)).toEqual({ shipment });
    expect(trackingInput.parse({ courier: "" })).toEqual({ shipment: NOTHING });
  });

  it("has its courier", () => {
    const [issue] = trackingInput.safeParse({ trackingNumber: "2" }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ["courier"], message: parcelMessages.ship.courierMissing });
  });
});

describe("a reason", () => {
  it("is one paragraph, whatever lines it was typed in", () => {
    const typed = { reason: " We ran out.\r\n\r\nSorry. " };
    expect(staffCancelInput.parse(typed)).toEqual({ reason: "We ran out. Sorry." });
  });

  it("is given by staff, and by a buyer who likes to", () => {
    for (const typed of [{}, { reason: " \n " }]) {
      expect(staffCancelInput.safeParse(typed).success).toBe(false);
      expect(cancelInput.parse(typed)).toEqual({ reason: null, money: "back" });
    }
    expect(cancelInput.safeParse({ reason: "x".repeat(301) }).success).toBe(false);
  });
});
