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
  lead: "Every email the shop sends. Open one to preview or edit it.",
  search: "Search templates",
  name: "Email",
  when: "Sent when",
  to: "To",
  audiences: { customer: "Customers", staff: "Staff", partner: "Doctors and suppliers" },
  gate: "Setting",
  gates: GATES,
  gateOf: (gate: MailGate | "always") =>
    gate === "always" ? "Always sent." : `“${GATES[gate]}” in the settings controls this email.`,
  toWhom: (to: string) => `To ${to.toLowerCase()}.`,
  state: "Text",
  states: { own: "Customized", code: "Default" },
  none: "No templates",
  noneHint: "Every email the shop sends appears here.",

  back: "Templates",
  placeOf: (place: TextPlace, number: number | undefined) =>
    number === undefined ? PLACES[place] : `${PLACES[place]} ${number}`,
  asDelivered: (pattern: string) => `Default: ${pattern}`,
  variables: "Variables",
  noVariables: "This email has no variables.",
  means: (name: keyof typeof MAIL_VARIABLES) => MAIL_VARIABLES[name].means,
  sample: (text: string) => `such as ${text}`,
  nothingToWord: "Staff write this email each time, so there is no text to edit here.",
  readOnly: "Text with live data, such as a list of items, can’t be edited here.",
  versionHint: "To restore an earlier version, open it from the list and save it.",
  emptyHint: "Leave a field blank to use the default text.",
  sentHint: "Emails already waiting to be sent don’t change.",
  save: (next: number) => `Save as version ${next}`,
  preview: "Preview",
  reset: "Reset to default text",
  previewTitle: "Preview, not saved yet",
  shownTitle: "Preview of the saved email",
  wide: "Desktop",
  phone: "Phone",
  plain: "Plain text",
  subjectLine: (subject: string) => `Subject: ${subject}`,
  more: "Other variants",
  variantOf: (number: number) => `Variant ${number}`,
  check: "Please check these fields",
  versions: "Versions",
  version: (number: number) => `Version ${number}`,
  saved: (name: string, version: number) => `“${name}” is saved as version ${version}.`,
  noStep: "Choose whether to preview, save or reset.",
  refusals: {
    forbidden: "Your role does not allow this. Ask a manager.",
    breaks_mail: "This text no longer fits the email. Open the template again.",
  },
  /** The error of a wording, beside its field. */
  problem(place: TextPlace, problem: WordingProblem): string {
    switch (problem.why) {
      case "brace":
        return "Use braces only around a variable, such as {order_number}.";
      case "unknown":
        return `There is no variable {${problem.name}}. Check the spelling.`;
      case "not_here":
        return `You can’t use {${problem.name}} in this email.`;
      case "missing":
        return `Keep {${problem.name}}: the reader needs it here.`;
      case "health":
        return `Others may see the subject, so it can’t mention health. Remove “${problem.name}”.`;
      case "too_long":
        return `Use ${LONGEST[place]} characters at most.`;
      case "control":
        return "Use only letters, digits and punctuation.";
    }
  },
  tooLongInAll: "The text is too long in total. Please shorten it.",
} as const;
