import { formatDay } from "#app/lib/dates.ts";
import type { TicketTopic } from "../rules/ticket-terms.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";

export const ticketTopics: Record<TicketTopic, string> = {
  order: "An order",
  delivery: "Delivery",
  payment: "Payment",
  return: "A return or refund",
  product: "A product",
  other: "Something else",
};

export const contactMessages = {
  title: "Contact us",
  description:
    "Write to us, call us, or see when we are open. Messages are answered within 24 hours on business days.",
  lead: "Ask about an order, a product or how to store it. A person reads every message.",
  form: "Write to us",
  name: "Full name",
  email: "Email",
  emailHint: "We reply to this address.",
  phone: "Phone",
  optional: "Optional",
  topic: "What is it about?",
  subject: "Subject",
  message: "Message",
  messageHint:
    "An order number helps. Please leave out details of your health, passwords and card numbers.",
  send: "Send message",
  sending: "Sending...",
  privacy: "We use your message to answer you, and delete it a year after the matter is settled.",
  privacyLink: "Privacy notice",
  /** The honeypot's label. Programs fill every field, and people do not see this one. */
  hidden: "Leave this empty",

  sent: "Message sent successfully! We'll get back to you within 24 hours.",
  sentNumber: (number: string) =>
    `Your message number is ${number}. A confirmation is on its way to your email.`,
  sentNextDay: (day: Day) =>
    `Expect an answer by the end of the next business day, ${formatDay(day)}.`,

  check: "Please check these fields",
  nameNeeded: "Enter your full name",
  nameLong: "Use at most 100 characters",
  emailNeeded: "Enter your email address, like maria@example.com",
  oddPhone: "Use digits, spaces and + - ( ) only, or leave it blank",
  topicNeeded: "Choose a topic",
  subjectNeeded: "Enter a subject",
  subjectLong: "Use at most 150 characters",
  messageNeeded: "Write your message",
  messageLong: "Use at most 5,000 characters",
  oneLine: "Use one line without special characters",

  askAgainTitle: "One more tap, please",
  askAgain: "This keeps spam out. Your message is still here. Press Send message again.",
  renewTitle: "Your message isn’t sent yet",
  renew:
    "This form was open for a long time, or was already sent. Your message is still here. Press Send message again.",
  failedTitle: "Your message wasn’t sent",
  failed: (why: string) => `${why} Your message is still here.`,
  tooManyTitle: "Your message isn’t sent yet",
  tooMany: (minutes: number) =>
    `We just received many messages from you or your network. Your message is still here. Please send it again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  orElse: (email: string) => `Or write to ${email}.`,

  ways: "Other ways to reach us",
  complaints: "Complaints",
  complaintsText: "Tell us what went wrong, with your order number.",
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
  always: "Any time",
  track: "Track your order",
  portal: "My portal",
  faqTitle: "Your answer may already be here",
  faqText: "Questions and answers on delivery, payment, storage and safety.",
  faq: "Read the questions and answers",
  emergency: "In an emergency, don’t write to us",
  emergencyText: "Call 911 or go to the nearest emergency room. We can’t help you fast enough.",
} as const;
