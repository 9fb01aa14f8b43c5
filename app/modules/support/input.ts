import { z } from "zod";
import { readOrderNumber } from "#app/modules/orders/rules/order-number.ts";
import { contactMessages as say } from "./texts/shopper.ts";
import { ticketMessages as staff } from "./texts/staff.ts";
import { LONGEST_MESSAGE, TICKET_TOPICS } from "./rules/ticket-terms.ts";

/** One line, as it was typed; what has no sign of its own would be seen differently by staff. */
function line(longest: number, needed: string, tooLong: string) {
  return z
    .string(needed)
    .trim()
    .min(1, needed)
    .max(longest, tooLong)
    .regex(/^\P{Cc}*$/u, say.oneLine);
}

function longText(needed: string, tooLong: string) {
  return z.string(needed).trim().min(1, needed).max(LONGEST_MESSAGE, tooLong);
}

export const contactInput = z.object({
  name: line(100, say.nameNeeded, say.nameLong),
  email: z
    .string(say.emailNeeded)
    .trim()
    .toLowerCase()
    .max(254, say.emailNeeded)
    .pipe(z.email(say.emailNeeded)),
  phone: z
    .string()
    .trim()
    .regex(/^[-+()\d\s]{0,30}$/, say.oddPhone)
    .transform((typed) => typed || null)
    .default(null),
  subject: line(150, say.subjectNeeded, say.subjectLong),
  message: longText(say.messageNeeded, say.messageLong),
  topic: z.enum(TICKET_TOPICS, say.topicNeeded).default("other"),
});

export type ContactInput = z.infer<typeof contactInput>;

/** An order number as people type it, or nothing. */
const orderField = z
  .string(staff.orderOdd)
  .default("")
  .transform((typed, check) => {
    if (typed.trim() === "") return null;
    const number = readOrderNumber(typed);
    if (number !== undefined) return number;
    check.addIssue({ code: "custom", message: staff.orderOdd });
    return z.NEVER;
  });

/** What staff do with a ticket. */
export const ticketInput = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("reply"),
    key: z.uuid(),
    text: longText(staff.textNeeded, say.messageLong),
    close: z.string().optional(),
    /** How many replies its writer saw. */
    seen: z
      .string()
      .regex(/^\d{1,4}$/)
      .transform(Number),
  }),
  z.object({ intent: z.literal("assign"), assigneeId: z.string(), was: z.string().optional() }),
  z.object({
    intent: z.literal("sort"),
    topic: z.enum(TICKET_TOPICS, staff.topicNeeded),
    orderNumber: orderField,
    wasTopic: z.string().optional(),
    wasOrder: z.string().optional(),
  }),
  z.object({ intent: z.literal("close") }),
  z.object({ intent: z.literal("reopen") }),
]);

export type TicketInput = z.infer<typeof ticketInput>;
