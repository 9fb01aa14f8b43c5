import { z } from "zod";
import { TYPE_SLUGS } from "../../rules/booking-terms.ts";
import { DAY_PARTS } from "../../rules/slot-wishes.ts";
import { waitlistMessages } from "../../texts/shopper-waitlist.ts";

const { errors: say } = waitlistMessages;

/** The name of a weekday's checkbox; Monday is 1. */
export const weekdayField = (weekday: number) => `day-${weekday}`;

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const box = z.enum(["yes", ""], say.weekdays).optional();

/** A wish for a time. Each weekday is a checkbox of its own. */
export const wishInput = z
  .object({
    doctor: z.union([z.literal("any"), z.uuid(say.doctor)], say.doctor),
    type: z.enum(TYPE_SLUGS, say.type),
    part: z.enum(DAY_PARTS, say.part),
    until: z
      .string(say.until)
      .trim()
      .regex(/^\d{4}-\d{2}-\d{2}$/, say.until),
    ...Object.fromEntries(WEEKDAYS.map((weekday) => [weekdayField(weekday), box])),
  })
  .transform(({ doctor, type, part, until, ...boxes }) => {
    const sent: Readonly<Record<string, unknown>> = boxes;
    return {
      doctorId: doctor === "any" ? null : doctor,
      type,
      part,
      until,
      weekdays: WEEKDAYS.filter((weekday) => sent[weekdayField(weekday)] === "yes"),
    };
  });
