import { formatDay } from "#app/lib/dates.ts";
import type { Day } from "#app/modules/catalog/rules/holidays.ts";

export const contactMessages = {
  title: "Contact us",
  description:
    "Write to the people of the shop, call them, or see when they are there. Messages are answered within 24 hours on business days.",
  lead: "Ask about an order, a product or how to store it. A person reads every message.",
  form: "Write to us",
  name: "Full name",
  email: "Email",
  emailHint: "The answer goes here.",
  phone: "Phone",
  optional: "Optional",
  subject: "Subject",
  message: "Message",
  messageHint:
    "An order number helps. Please leave out details of your health, passwords and card numbers.",
  send: "Send message",
  sending: "Sending...",
  privacy: "We use what you write to answer you, and delete it a year after the matter is settled.",
  privacyLink: "Privacy notice",
  /** For programs that fill whatever they find; people do not see it. */
  hidden: "Leave this empty",

  sent: "Message sent successfully! We'll get back to you within 24 hours.",
  sentNumber: (number: string) =>
    `Your message has the number ${number}. A confirmation is on its way to your email.`,
  sentNextDay: (day: Day) =>
    `Our people are away until then: expect the answer on the next business day, ${formatDay(day)}.`,

  check: "Please check these fields",
  nameNeeded: "Enter your full name",
  nameLong: "Use at most 100 characters",
  emailNeeded: "Enter your email address, such as maria@example.com",
  oddPhone: "Use digits, spaces and the signs + - ( ) only, or leave it empty",
  subjectNeeded: "Enter a subject",
  subjectLong: "Use at most 150 characters",
  messageNeeded: "Write your message",
  messageLong: "Use at most 5,000 characters",
  oneLine: "Use one line without special characters",

  askAgainTitle: "Please press Send message once more",
  askAgain: "This keeps programs out. Everything you wrote is still below.",
  renewTitle: "Nothing was sent yet",
  renew:
    "This form was open for long, or was used already. Everything you wrote is still below: please press Send message once more.",
  tooManyTitle: "Nothing was sent yet",
  tooMany: (minutes: number) =>
    `Many messages came from you or your network just now. Everything you wrote is still below: please send it again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  orElse: (email: string) => `Or write to ${email}.`,

  ways: "Other ways to reach us",
  byPhone: "Call",
  byEmail: "Email",
  place: "Location",
  hours: "Hours",
  manilaTime: "Manila time",
  holidays: "Closed on Philippine holidays.",
  openNow: "Open now",
  until: (time: string) => `Until ${time}`,
  closedNow: "Closed now",
  opens: (day: string, time: string) => `Opens ${day}, ${time}`,
  opensToday: (time: string) => `Opens today, ${time}`,
  always: "At any hour",
  track: "Track your order",
  portal: "My portal",
  faqTitle: "Perhaps it is answered already",
  faqText: "Delivery, payment, storage and safety, in sixteen questions.",
  faq: "Read the questions and answers",
  emergency: "In an emergency, do not write to us",
  emergencyText: "Call 911 or go to the nearest emergency room. We cannot help you fast enough.",
} as const;

export const ticketMail = {
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
