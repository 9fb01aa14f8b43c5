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

/** The tracking number on a parcel's label and the phone of its order. */
export const parcelCheckInput = z.object({
  tracking: z
    .string(parcelCheckMessages.trackingNeeded)
    .trim()
    .max(LONGEST_TYPED, parcelCheckMessages.trackingNeeded)
    .regex(/^\P{Cc}*$/u, parcelCheckMessages.trackingNeeded)
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

/** Joins all typed lines into one paragraph. */
const paragraph = (max: number) =>
  z
    .string(say.required)
    .transform((text) => text.replaceAll(/\s+/g, " "))
    .pipe(line(max));

/** A buyer may cancel without giving a reason. */
export const cancelInput = z.object({
  reason: paragraph(300)
    .default("")
    .transform((text) => text || null),
  /** Where a payment goes: back the way it came, or to the buyer's store credit. */
  money: z.enum(["back", "credit"]).catch("back"),
});

const link = z
  .string()
  .trim()
  .max(300, say.tooLong(300))
  .pipe(
    z.union([z.literal(""), z.url({ protocol: /^https$/, error: parcelMessages.ship.urlWrong })]),
  )
  .default("");

/** The carrier, tracking number and link of a parcel, as typed. */
export const shipmentInput = z.object({
  courier: line(60).default(""),
  trackingNumber: line(60).default(""),
  trackingUrl: link,
  /** Ticked for a parcel that leaves without a number. */
  without: z.enum(["yes", ""], parcelMessages.ship.numberMissing).default(""),
});

/** The form offers these carriers. */
const parcelBy = (carriers: readonly OfferedCarrier[]) =>
  shipmentInput.omit({ without: true }).extend({
    courier: shipmentInput.shape.courier
      .refine(
        (chosen) => chosen === "" || carriers.some(({ value }) => value === chosen),
        parcelMessages.ship.courierMissing,
      )
      .transform((chosen) => chosen || null),
  });

/** A parcel may leave without a number if staff tick that box. */
export const shipInput = (carriers: readonly OfferedCarrier[]) =>
  parcelBy(carriers)
    .extend({ without: shipmentInput.shape.without })
    .check(({ value, issues }) =>
      addDoubt(issues, shipmentDoubt(typed(value), value.without === "yes")),
    )
    .transform((given) => ({ shipment: readShipment(typed(given), carriers) }));

/** The number of a parcel that has left. An empty field removes a wrong number. */
export const trackingInput = (carriers: readonly OfferedCarrier[]) =>
  parcelBy(carriers)
    .check(({ value, issues }) => addDoubt(issues, trackingDoubt(typed(value))))
    .transform((given) => ({ shipment: readShipment(typed(given), carriers) }));

type TrackingForm = { courier: string | null; trackingNumber: string; trackingUrl: string };

function typed(given: TrackingForm) {
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

/** The order's next status, and the status that staff saw. */
export const moveInput = z.object({
  to: z.enum(ORDER_STATUSES),
  from: z.enum(ORDER_STATUSES).optional(),
});

/** The steps that programs take; they ship and cancel by operations of their own. */
export const advanceInput = moveInput.extend({
  to: z.enum(["processing", "delivered", "completed"]),
});
export const sentShipmentInput = shipmentInput.extend({ anyway: z.boolean().default(false) });
export const statusOutput = z.object({ status: z.enum(ORDER_STATUSES) });

/** The buyer reads this reason. */
export const staffCancelInput = z.object({
  reason: paragraph(300).pipe(z.string().min(1, say.reasonMissing)),
});

const MAX_RESOLUTION = 500;

export const resolveInput = z.object({
  resolution: z
    .string(say.resolve.missing)
    .trim()
    .min(1, say.resolve.missing)
    .max(MAX_RESOLUTION, say.resolve.tooLong(MAX_RESOLUTION)),
});

/** The reason for reverting a status, and the status that staff saw. */
export const correctionInput = z.object({
  from: z.enum(ORDER_STATUSES, corrections.notNow),
  correction: z
    .string(corrections.short)
    .trim()
    .min(REASON_LENGTH.least, corrections.short)
    .max(REASON_LENGTH.most, corrections.long),
});

export const orderNoteInput = z.object({
  /** The form's key, so that sending a form twice writes one note. */
  key: z.uuid(noteMessages.outOfDate),
  text: manyLines(LONGEST_NOTE, {
    required: noteMessages.noteNeeded,
    tooLong: () => noteMessages.noteLong,
    unusual: noteMessages.unusual,
  }).min(1, noteMessages.noteNeeded),
});

export type OrderNoteInput = z.infer<typeof orderNoteInput>;
