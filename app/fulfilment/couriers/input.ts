import { z } from "zod";
import { isUuid } from "#app/lib/is-uuid.ts";
import { oneLine } from "#app/lib/plain-text.ts";
import { isPhilippinePhone, readPhone } from "#app/people/customers/rules/phone.ts";
import { isKey } from "./rules/courier-keys.ts";
import { readNinjaVan, readNinjaVanTime } from "./rules/read-ninjavan.ts";
import { HIDE_DAYS } from "./rules/still-parcels.ts";
import { connectionMessages as connection } from "./texts/staff-connection.ts";
import { senderMessages as sender } from "./texts/staff-sender.ts";
import { stillMessages as say } from "./texts/staff.ts";

const note = z
  .string()
  .trim()
  .max(500, say.problems.note)
  .refine((text) => text.isWellFormed() && !text.includes("\0"), say.problems.note)
  .default("");

const about = {
  parcelId: z.string(say.problems.unknown).refine(isUuid, say.problems.unknown),
  key: z.string(say.problems.unknown).refine(isUuid, say.problems.unknown),
};

export const stillInput = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("asked"),
      ...about,
      note,
      days: z
        .string(say.problems.days)
        .refine((text) => HIDE_DAYS.some((days) => String(days) === text), say.problems.days)
        .transform(Number),
    }),
    z.object({ intent: z.enum(["arrived", "came-back"]), ...about }),
    z.object({ intent: z.enum(["coming_back", "lost"]), ...about, note }),
  ],
  say.problems.unknown,
);

export type StillInput = z.infer<typeof stillInput>;

/** Accepts times up to a day ahead, since clocks differ. */
const A_DAY_MS = 86_400_000;
const LONGEST_SAYING = 200;

/**
 * A report of Ninja Van, in both versions of its webhooks. The second version has more detail in
 * `event`, and says whether the parcel is on its way back to the sender.
 */
export const ninjaVanReport = (now: Date) =>
  z
    .object({
      tracking_id: z
        .string()
        .trim()
        .min(1)
        .max(100)
        .regex(/^[\x21-\x7e]+$/),
      status: z.string().max(LONGEST_SAYING),
      event: z.string().max(LONGEST_SAYING).optional(),
      timestamp: z.string().transform((text, check) => {
        const at = readNinjaVanTime(text);
        if (at && at.getTime() < now.getTime() + A_DAY_MS) return at;
        check.addIssue("no time, or one to come");
        return z.NEVER;
      }),
      is_parcel_on_rts_leg: z.boolean().optional(),
    })
    .transform(({ tracking_id, status, event, timestamp, is_parcel_on_rts_leg }) => {
      const says = (event ?? status).replaceAll("\0", "").toWellFormed();
      return {
        trackingNumber: tracking_id,
        happenedAt: timestamp,
        says,
        word: readNinjaVan(says, is_parcel_on_rts_leg),
      };
    });

const keyText = (isStored: boolean) =>
  oneLine(200, connection.problems)
    .refine((typed) => isStored || typed !== "", connection.problems.required)
    .refine((typed) => typed === "" || isKey(typed), connection.problems.unusual)
    .transform((typed) => (typed === "" ? undefined : typed));

const formVersion = z
  .string(connection.errors.changed_meanwhile)
  .regex(/^\d{1,9}$/, connection.errors.changed_meanwhile)
  .transform(Number);

/** The keys of Ninja Van. Stored keys may be left out, and then stay unchanged. */
export const connectionForm = (isStored: boolean) =>
  z.object({
    version: formVersion,
    clientId: keyText(isStored),
    clientSecret: keyText(isStored),
    mode: z.enum(["live", "sandbox"], connection.problems.mode),
  });

const senderLine = (max: number) => oneLine(max, sender.problems).min(1, sender.problems.required);

/** The sender of parcels, and Ninja Van's record among these carriers. */
export const senderForm = (carrierIds: readonly string[]) =>
  z
    .object({
      version: formVersion,
      name: senderLine(60),
      phone: z
        .string(sender.problems.phone)
        .max(60, sender.problems.phone)
        .transform((typed, at) => {
          const phone = readPhone(typed);
          if (phone !== undefined && isPhilippinePhone(phone)) return phone;
          at.addIssue({ code: "custom", message: sender.problems.phone });
          return z.NEVER;
        }),
      street: senderLine(200),
      barangay: senderLine(100),
      city: senderLine(100),
      province: senderLine(100),
      postalCode: z
        .string(sender.problems.postalCode)
        .trim()
        .regex(/^(?:\d{4})?$/, sender.problems.postalCode),
      pickup: z.enum(["collected", "brought"], sender.problems.pickup),
      carrierId: z
        .string(sender.problems.carrier)
        .refine((id) => carrierIds.includes(id), sender.problems.carrier),
    })
    .transform(({ version, pickup, ...rest }) => ({
      version,
      sender: { ...rest, isPickedUp: pickup === "collected" },
    }));
