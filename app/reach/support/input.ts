import { z } from "zod";
import { readMinute } from "#app/lib/shop-minute.ts";
import { readOrderNumber } from "#app/selling/orders/rules/order-number.ts";
import { contactMessages as say } from "./texts/shopper.ts";
import { inboundMessages as mails } from "./texts/mail-inbound.ts";
import { ticketMessages as staff } from "./texts/staff.ts";
import { savedReplyMessages as saved } from "./texts/staff-saved-replies.ts";
import { fieldsIn, unknownFields } from "./rules/reply-fields.ts";
import { LONGEST_MESSAGE, LONGEST_NOTE, TICKET_TOPICS } from "./rules/ticket-terms.ts";

/**
 * One line as typed. Text without visible characters is refused because staff could not read it.
 */
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

/** A reply must not be mailed with an unfilled field of a saved reply. */
export const replyText = longText(staff.textNeeded, say.messageLong).superRefine((text, check) => {
  const left = fieldsIn(text);
  if (left.length === 0) return;
  check.addIssue({ code: "custom", message: saved.unfilled(left) });
});

export const ticketNote = z
  .string(staff.noteNeeded)
  .trim()
  .min(1, staff.noteNeeded)
  .max(LONGEST_NOTE, staff.noteLong);

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

/** When the ticket was snoozed, as the page showed it; empty if it was not. */
const momentField = z
  .union([z.literal(""), z.iso.datetime()], staff.notUnderstood)
  .transform((text) => (text === "" ? null : new Date(text)))
  .optional();

export const ticketInput = z.discriminatedUnion(
  "intent",
  [
    z.object({
      intent: z.literal("reply"),
      key: z.uuid(staff.notUnderstood),
      text: replyText,
      close: z.string(staff.notUnderstood).optional(),
      /** How many replies and mails staff saw. */
      seen: z
        .string(staff.notUnderstood)
        .regex(/^\d{1,4}$/, staff.notUnderstood)
        .transform(Number),
    }),
    z.object({
      intent: z.literal("assign"),
      assigneeId: z.string(staff.noStaff),
      was: z.string().optional(),
    }),
    z.object({
      intent: z.literal("sort"),
      topic: z.enum(TICKET_TOPICS, staff.topicNeeded),
      orderNumber: orderField,
      wasTopic: z.string().optional(),
      wasOrder: z.string().optional(),
    }),
    z.object({
      intent: z.literal("note"),
      key: z.uuid(staff.notUnderstood),
      note: ticketNote,
    }),
    z
      .object({
        intent: z.literal("snooze"),
        how: z.enum(["until", "answer"], staff.howNeeded),
        until: z.string(staff.untilNeeded).default(""),
        was: momentField,
      })
      .transform(({ how, until, ...rest }, check) => {
        if (how === "answer") return { ...rest, snooze: "answer" as const };
        const at = readMinute(until);
        if (at) return { ...rest, snooze: { until: at } };
        check.addIssue({ code: "custom", path: ["until"], message: staff.untilNeeded });
        return z.NEVER;
      }),
    z.object({ intent: z.literal("wake") }),
    z.object({ intent: z.literal("close") }),
    z.object({ intent: z.literal("reopen") }),
  ],
  staff.notUnderstood,
);

export type TicketInput = z.infer<typeof ticketInput>;

const printable = (text: string) => text.isWellFormed() && !text.includes("\u0000");

export const savedReplyForm = z.object({
  title: z
    .string(saved.titleNeeded)
    .trim()
    .min(1, saved.titleNeeded)
    .max(100, saved.titleLong)
    .regex(/^\P{Cc}*$/u, saved.unusual)
    .refine(printable, saved.unusual),
  body: z
    .string(saved.bodyNeeded)
    .transform((text) => text.replaceAll("\r\n", "\n").trim())
    .pipe(
      z
        .string()
        .min(1, saved.bodyNeeded)
        .max(LONGEST_MESSAGE, saved.bodyLong)
        .refine(printable, saved.unusual)
        .superRefine((text, check) => {
          const unknown = unknownFields(text);
          if (unknown.length === 0) return;
          check.addIssue({ code: "custom", message: saved.unknownFields(unknown) });
        }),
    ),
});

export type SavedReplyInput = z.infer<typeof savedReplyForm>;

const words = (name: string) => z.string(mails.text(name));

/** A mail from the provider's webhook; other fields are ignored. */
export const inboundMailInput = z.object(
  {
    messageId: z
      .string(mails.messageId)
      .trim()
      .min(1, mails.messageId)
      .max(500, mails.messageId)
      .regex(/^\P{Cc}*$/u, mails.messageId)
      .refine(printable, mails.messageId),
    from: words("from"),
    to: words("to"),
    subject: words("subject").default(""),
    text: words("text").default(""),
    autoSubmitted: words("autoSubmitted").optional(),
    precedence: words("precedence").optional(),
    /** The raw mail, for reports of bounced mails. */
    raw: words("raw").optional(),
  },
  mails.object,
);

export type InboundMail = z.infer<typeof inboundMailInput>;
