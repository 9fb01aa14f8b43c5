import { formatDay } from "#app/lib/dates.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";

export const ticketMail = {
  hello: "Hello,",
  footer: "You get this email because someone sent us a message with this address.",
  receivedSubject: (number: string) => `We have your message ${number}`,
  receivedTitle: "Your message has arrived",
  received: (number: string) =>
    `Thank you for writing to us. Your message number is ${number}, and a person will read it.`,
  within: "You’ll get an answer by email within 24 hours.",
  nextDay: (day: Day) =>
    `You’ll get an answer by email by the end of the next business day, ${formatDay(day)}.`,
  emergency: "In an emergency, call 911 or go to the nearest emergency room.",
  notYou:
    "If you didn’t write to us, someone mistyped their address. You don’t need to do anything.",
  faq: "Read the questions and answers",

  replySubject: (number: string) => `Answer to your message ${number}`,
  replyTitle: (number: string) => `Answer to your message ${number}`,
  again: (number: string) => `To write back, use our contact form and mention ${number}.`,
  answer: "To write back, reply to this email.",
  againLink: "Write back",

  staffSubject: (number: string) => `New message ${number}`,
  staffUrgentSubject: (number: string) => `May be urgent: new message ${number}`,
  staffUrgent: "A new message may be urgent. Please read it now.",
  staffText: (due: string) => `A new message has arrived. We promised an answer by ${due}.`,
  staffAction: "Open the ticket",
  staffFooter: "This email is for the shop’s staff. You can change who gets it in Settings.",
} as const;
