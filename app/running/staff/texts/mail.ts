import type { MailKind } from "#app/running/mailing/rules/mail-kinds.ts";
import type { MailValues } from "#app/running/mailing/rules/mail-variables.ts";

/** `who` is the person's name as an owner knows it. */
type Person = { who: string };

export const securityMessages = {
  new_device: ({ who }: Person) => ({
    kind: "owner-new_device" as const,
    values: { who },
    subject: "Staff signed in on a new device",
    text: `${who} just signed in to the back-office account in a browser we have not seen before.`,
    advice:
      "If they did not do this, take their role away and ask them to choose a new password right away.",
  }),
  guessed: ({ who }: Person) => ({
    kind: "owner-guessed" as const,
    values: { who },
    subject: "Someone is guessing a password",
    text: `Many wrong passwords were tried for the account of ${who}, from several networks. None of them worked. Unknown browsers may have to wait up to an hour.`,
    advice:
      "There is nothing you need to do. The account holder can sign in on a known device, or with a link that we email.",
  }),
  role_granted: ({ who, role, by }: Person & { role: string; by: string }) => ({
    kind: "owner-role_granted" as const,
    values: { who, role, by },
    subject: "Someone was given a role",
    text: `${who} now has the role “${role}”. ${by} gave it to them.`,
    advice: "If you did not expect this, take the role away right away.",
  }),
  role_taken: ({ who, role, by }: Person & { role: string; by: string }) => ({
    kind: "owner-role_taken" as const,
    values: { who, role, by },
    subject: "A role was taken away",
    text: `${who} no longer has the role “${role}”. ${by} took it away.`,
    advice: "If you did not expect this, ask them. You can give the role back at any time.",
  }),
  second_step_removed: ({ who, by }: Person & { by: string }) => ({
    kind: "owner-second_step_removed" as const,
    values: { who, by },
    subject: "A second step was removed",
    text: `${by} removed the authenticator app and the passkeys of ${who}, and signed them out everywhere. They sign in with their password alone until they add another.`,
    advice:
      "If you did not expect this, ask both of them right away. Their roles can be taken away under Settings and Staff.",
  }),
  access_requested: ({ who }: Person) => ({
    kind: "owner-access_requested" as const,
    values: { who },
    subject: "Someone asks to join the staff",
    text: `${who} registered as staff without an invitation, and waits for your decision.`,
    advice:
      "Approve them with a role, or decline, under Settings and Staff. If you do not know them, decline.",
  }),
  exported: ({ who, customers }: Person & { customers: number }) => ({
    kind: "owner-exported" as const,
    values: { who },
    subject: "The list of customers was downloaded",
    text: `${who} downloaded a list of ${customers} ${customers === 1 ? "customer" : "customers"}.`,
    advice: "If you do not know why, ask them. The file holds personal data.",
  }),
  orders_exported: ({ who }: Person) => ({
    kind: "owner-orders_exported" as const,
    values: { who },
    subject: "Orders were downloaded",
    text: `${who} downloaded orders with the names and addresses on them.`,
    advice: "If you do not know why, ask them. The file holds personal data.",
  }),
  goneAccount: "an account that is gone",
  open: "Open the back-office",
  footer: "You get this email because you are an owner of the shop.",
} as const;

export type StaffWords = {
  kind: MailKind;
  /** The values of variables in the mail, by name. */
  values: MailValues;
  subject: string;
  text: string;
  advice: string;
  action: string;
};

export const staffMail = {
  hello: "Hello,",
  footer: "You get this email because of an invitation to our staff, or a request to join it.",
  invited: (role: string): StaffWords => ({
    kind: "staff-invited",
    values: { role },
    subject: "You are invited to our staff",
    text: `an owner of our shop invites you to join the staff as ${role}. The link works once, for seven days, and only for this email.`,
    advice: "Did you not expect this? Ignore this email. Nothing happens without you.",
    action: "Accept the invitation",
  }),
  approved: (role: string): StaffWords => ({
    kind: "staff-approved",
    values: { role },
    subject: "Welcome to our staff",
    text: `an owner of our shop approved your request. You are now on the staff as ${role}.`,
    advice: "Sign in with the account that you registered.",
    action: "Open the back-office",
  }),
  declined: {
    kind: "staff-declined",
    values: {},
    subject: "Your request to join our staff",
    text: "an owner of our shop declined your request. Your account stays as it is, and you can shop with it.",
    advice: "If you think this is a mistake, write to us.",
    action: "Write to us",
  } satisfies StaffWords,
} as const;
