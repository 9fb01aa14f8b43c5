import { z } from "zod";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { readPhone } from "#app/people/customers/rules/phone.ts";
import { comparedTracking } from "./rules/parcel-check.ts";
import { parcelCheckMessages } from "./texts/shopper-parcel-check.ts";
import { parcelMessages } from "./texts/staff-parcels.ts";
import { noteMessages } from "./texts/staff-notes.ts";
import { adminOrderMessages as say } from "./texts/staff.ts";
import { trackMessages } from "./texts/shopper-track.ts";
import type { OfferedCarrier } from "./rules/couriers.ts";
import { LONGEST_NOTE } from "./rules/order-notes.ts";
import { readOrderNumber } from "./rules/order-number.ts";
import { ORDER_STATUSES } from "./rules/order-terms.ts";
import {
  readShipment,
  shipmentDoubt,
  trackingDoubt,
  type ShipmentDoubt,
} from "./rules/read-shipment.ts";
import { REASON_LENGTH } from "./rules/corrections.ts";
import { correctionMessages as corrections } from "./texts/staff-corrections.ts";

/** What somebody knows of an order whose link is lost. */
export const trackInput = z.object({
  orderNumber: z
    .string(trackMessages.numberNeeded)
    .max(100, trackMessages.numberNeeded)
    .transform((typed, at) => {
      const number = readOrderNumber(typed);
      if (number !== undefined) return number;
      at.addIssue({ code: "custom", message: trackMessages.numberNeeded });
      return z.NEVER;
    }),
  email: z
    .string(trackMessages.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, trackMessages.emailNeeded)
    .pipe(z.email(trackMessages.emailNeeded)),
});

const LONGEST_TYPED = 100;

/** What stands on the label of a parcel, to find out whether it is ours. */
export const parcelCheckInput = z.object({
  tracking: z
    .string(parcelCheckMessages.trackingNeeded)
    .max(LONGEST_TYPED, parcelCheckMessages.trackingNeeded)
    .refine((typed) => comparedTracking(typed) !== "", parcelCheckMessages.trackingNeeded),
  phone: z
    .string(parcelCheckMessages.phoneNeeded)
    .max(LONGEST_TYPED, parcelCheckMessages.phoneNeeded)
    .transform((typed, at) => {
      const phone = readPhone(typed);
      if (phone !== undefined) return phone;
      at.addIssue({ code: "custom", message: parcelCheckMessages.phoneNeeded });
      return z.NEVER;
    }),
});

const line = (max: number) => oneLine(max, { ...say, unusual: say.unusualCharacters });

/** Written into one paragraph, whatever lines it was typed in. */
const paragraph = (max: number) =>
  z
    .string(say.required)
    .transform((text) => text.replaceAll(/\s+/g, " "))
    .pipe(line(max));

/** Why a buyer cancels, which nobody has to say. */
export const cancelInput = z.object({
  reason: paragraph(300)
    .default("")
    .transform((text) => text || null),
});

const link = z
  .string()
  .trim()
  .max(300, say.tooLong(300))
  .pipe(
    z.union([z.literal(""), z.url({ protocol: /^https$/, error: parcelMessages.ship.urlWrong })]),
  )
  .default("");

/** Who carries a parcel and under which number, by the carriers that the form offered. */
const parcelBy = (carriers: readonly OfferedCarrier[]) =>
  z.object({
    courier: line(60)
      .default("")
      .refine(
        (chosen) => chosen === "" || carriers.some(({ value }) => value === chosen),
        parcelMessages.ship.courierMissing,
      )
      .transform((chosen) => chosen || null),
    trackingNumber: line(60).default(""),
    trackingUrl: link,
  });

/** The same of a parcel that leaves, or that it leaves without a number on purpose. */
export const shipInput = (carriers: readonly OfferedCarrier[]) =>
  parcelBy(carriers)
    .extend({ without: z.enum(["yes", ""], parcelMessages.ship.numberMissing).default("") })
    .check(({ value, issues }) =>
      addDoubt(issues, shipmentDoubt(typed(value), value.without === "yes")),
    )
    .transform((given) => ({ shipment: readShipment(typed(given), carriers) }));

/** The number of a parcel that has left; none takes a wrong one out. */
export const trackingInput = (carriers: readonly OfferedCarrier[]) =>
  parcelBy(carriers)
    .check(({ value, issues }) => addDoubt(issues, trackingDoubt(typed(value))))
    .transform((given) => ({ shipment: readShipment(typed(given), carriers) }));

type Given = { courier: string | null; trackingNumber: string; trackingUrl: string };

function typed(given: Given) {
  return { courier: given.courier, number: given.trackingNumber, url: given.trackingUrl };
}

function addDoubt(issues: z.core.$ZodRawIssue[], doubt: ShipmentDoubt | undefined): void {
  if (!doubt) return;
  const { field, why } = doubt;
  issues.push({
    code: "custom",
    input: undefined,
    path: [field],
    message: parcelMessages.ship[why],
  });
}

/** Where an order goes, and the status that its reader saw. */
export const moveInput = z.object({
  to: z.enum(ORDER_STATUSES),
  from: z.enum(ORDER_STATUSES).optional(),
});

/** A cancelled order says why to its buyer. */
export const staffCancelInput = z.object({
  reason: paragraph(300).pipe(z.string().min(1, say.reasonMissing)),
});

const MAX_RESOLUTION = 500;

/** What staff did about an order that needed attention. */
export const resolveInput = z.object({
  resolution: z
    .string(say.resolve.missing)
    .trim()
    .min(1, say.resolve.missing)
    .max(MAX_RESOLUTION, say.resolve.tooLong(MAX_RESOLUTION)),
});

/** Why a status is set back, and the one that its reader saw. */
export const correctionInput = z.object({
  from: z.enum(ORDER_STATUSES, corrections.notNow),
  correction: z
    .string(corrections.short)
    .trim()
    .min(REASON_LENGTH.least, corrections.short)
    .max(REASON_LENGTH.most, corrections.long),
});

/** A note of staff on an order. */
export const orderNoteInput = z.object({
  /** Of the form, so that one that is sent twice writes one note. */
  key: z.uuid(noteMessages.outOfDate),
  text: manyLines(LONGEST_NOTE, {
    required: noteMessages.noteNeeded,
    tooLong: () => noteMessages.noteLong,
    unusual: noteMessages.unusual,
  }).min(1, noteMessages.noteNeeded),
});

export type OrderNoteInput = z.infer<typeof orderNoteInput>;
