import { formatDay } from "#app/lib/dates.ts";
import type { Day } from "#app/modules/catalog/rules/holidays.ts";

export const ticketMail = {
  hello: "Hello,",
  footer: "You get this mail because this address was typed into our contact form.",
  receivedSubject: (number: string) => `We have your message ${number}`,
  receivedTitle: "Your message has arrived",
  received: (number: string) =>
    `thank you for writing to us. Your message has the number ${number}, and a person reads it.`,
  within: "You get an answer by email within 24 hours.",
  nextDay: (day: Day) =>
    `Our people are away right now. You get an answer by email on the next business day, ${formatDay(day)}.`,
  emergency: "In an emergency call 911 or go to the nearest emergency room.",
  notYou:
    "If you did not write to us, somebody mistyped an address. There is nothing you need to do.",
  faq: "Read the questions and answers",

  replySubject: (number: string) => `Answer to your message ${number}`,
  replyTitle: (number: string) => `Answer to your message ${number}`,
  again: (number: string) => `To write back, use our contact form and name ${number}.`,
  againLink: "Write back",

  staffSubject: (number: string) => `New message ${number}`,
  staffText: (due: string) => `somebody wrote to the shop. An answer was promised by ${due}.`,
  staffAction: "Open the ticket",
  staffFooter: "This mail is for the staff of the shop. The settings say who gets it.",
} as const;
