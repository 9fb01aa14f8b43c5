import { MAIL_VARIABLES } from "../../rules/mail-variables.ts";
import type { MailGate } from "../../rules/mail-kinds.ts";
import { LONGEST, type WordingProblem } from "../../rules/wordings.ts";
import type { TextPlace } from "#app/platform/mail/rewording.ts";

const PLACES: Record<TextPlace, string> = {
  subject: "Subject",
  preheader: "Preview line",
  title: "Title",
  text: "Text",
  button: "Button",
  footer: "Last line",
};

const GATES: Record<MailGate | "always", string> = {
  always: "Always sent",
  email_notifications: "Messages from customers",
  order_notifications: "Orders that need attention",
  low_stock_alerts: "Low stock",
  customer_notifications: "Parcel updates",
  marketing_emails: "Marketing emails",
};

export const mailTexts = {
  title: "Templates",
  lead: "Every email that the shop sends. Open one to see it and to change its words.",
  search: "Search templates",
  name: "Email",
  when: "When it is sent",
  to: "To",
  audiences: { customer: "Customers", staff: "Staff", partner: "Doctors and suppliers" },
  gate: "Switched off by",
  gates: GATES,
  gateOf: (gate: MailGate | "always") =>
    gate === "always" ? "It is always sent." : `“${GATES[gate]}” in the settings switches it off.`,
  toWhom: (to: string) => `To ${to.toLowerCase()}.`,
  state: "Words",
  states: { own: "Yours", code: "As delivered" },
  none: "No templates",
  noneHint: "Every email that the shop sends appears here.",

  back: "Templates",
  placeOf: (place: TextPlace, number: number | undefined) =>
    number === undefined ? PLACES[place] : `${PLACES[place]} ${number}`,
  asDelivered: (pattern: string) => `As delivered: ${pattern}`,
  variables: "What you can insert",
  noVariables: "Nothing can be inserted into this email.",
  means: (name: keyof typeof MAIL_VARIABLES) => MAIL_VARIABLES[name].means,
  sample: (text: string) => `such as ${text}`,
  nothingToWord: "Staff write this email each time, so there are no words to change here.",
  readOnly: "Words that hold data of the moment, such as a list of items, are not shown here.",
  versionHint: "To restore an earlier version, open it from the list and save it.",
  emptyHint: "Leave a field empty to use the words as delivered.",
  sentHint: "Emails that are waiting to be sent stay as they are.",
  save: (next: number) => `Save as version ${next}`,
  preview: "Preview",
  reset: "Use all words as delivered",
  previewTitle: "Preview, not saved yet",
  shownTitle: "How it looks",
  wide: "On a computer",
  phone: "On a phone",
  plain: "As plain text",
  subjectLine: (subject: string) => `Subject: ${subject}`,
  more: "It can also read",
  variantOf: (number: number) => `Version of the text ${number}`,
  check: "Please check these fields",
  versions: "Versions",
  version: (number: number) => `Version ${number}`,
  saved: (name: string, version: number) => `“${name}” is saved as version ${version}.`,
  noStep: "Please choose what to do with your words.",
  refusals: {
    forbidden: "Your role does not allow this. Ask a manager.",
    breaks_mail: "These words no longer fit the email. Open it again.",
  },
  /** The error of a wording, beside its field. */
  problem(place: TextPlace, problem: WordingProblem): string {
    switch (problem.why) {
      case "brace":
        return "Use braces only around the name of something to insert, such as {order_number}.";
      case "unknown":
        return `{${problem.name}} is not something you can insert.`;
      case "not_here":
        return `{${problem.name}} is not known in this email.`;
      case "missing":
        return `Keep {${problem.name}}: the reader needs it here.`;
      case "health":
        return `A subject says nothing of anyone’s health, because others may see it. Take out “${problem.name}”.`;
      case "too_long":
        return `Use ${LONGEST[place]} characters at most.`;
      case "control":
        return "Use letters, digits and signs only.";
    }
  },
  tooLongInAll: "These words are too long together. Please shorten them.",
} as const;
