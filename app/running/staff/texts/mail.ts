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
      "If this wasn’t them, remove their role right away and ask them to choose a new password.",
  }),
  guessed: ({ who }: Person) => ({
    kind: "owner-guessed" as const,
    values: { who },
    subject: "Someone is guessing a password",
    text: `Many wrong passwords were tried for the account of ${who}, from several networks. None worked. Unknown browsers may have to wait up to an hour.`,
    advice:
      "You don’t need to do anything. The account holder can sign in on a known device, or with an emailed link.",
  }),
  role_granted: ({ who, role, by }: Person & { role: string; by: string }) => ({
    kind: "owner-role_granted" as const,
    values: { who, role, by },
    subject: "A staff role was granted",
    text: `${who} now has the role “${role}”. ${by} granted it.`,
    advice: "If you didn’t expect this, remove the role right away.",
  }),
  role_taken: ({ who, role, by }: Person & { role: string; by: string }) => ({
    kind: "owner-role_taken" as const,
    values: { who, role, by },
    subject: "A staff role was removed",
    text: `${who} no longer has the role “${role}”. ${by} removed it.`,
    advice: "If you didn’t expect this, ask them. You can grant the role again at any time.",
  }),
  second_step_removed: ({ who, by }: Person & { by: string }) => ({
    kind: "owner-second_step_removed" as const,
    values: { who, by },
    subject: "A second step was removed",
    text: `${by} removed the authenticator app and the passkeys of ${who}, and signed them out everywhere. Until they add a new one, they sign in with only their password.`,
    advice:
      "If you didn’t expect this, ask both of them right away. You can remove their roles under Settings → Staff.",
  }),
  access_requested: ({ who }: Person) => ({
    kind: "owner-access_requested" as const,
    values: { who },
    subject: "New request to join the staff",
    text: `${who} registered as staff without an invitation and is waiting for your decision.`,
    advice:
      "Approve them with a role, or decline, under Settings → Staff. If you don’t know them, decline.",
  }),
  exported: ({ who, customers }: Person & { customers: number }) => ({
    kind: "owner-exported" as const,
    values: { who },
    subject: "The customer list was downloaded",
    text: `${who} downloaded a list of ${customers} ${customers === 1 ? "customer" : "customers"}.`,
    advice: "If you don’t know why, ask them. The file contains personal data.",
  }),
  orders_exported: ({ who }: Person) => ({
    kind: "owner-orders_exported" as const,
    values: { who },
    subject: "Orders were downloaded",
    text: `${who} downloaded orders with names and addresses.`,
    advice: "If you don’t know why, ask them. The file contains personal data.",
  }),
  goneAccount: "a deleted account",
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
  footer: "You get this email because of an invitation or request to join our staff.",
  invited: (role: string): StaffWords => ({
    kind: "staff-invited",
    values: { role },
    subject: "You’re invited to join our staff",
    text: `An owner of our shop invites you to join the staff as ${role}. The link works once, within seven days, and only for this email address.`,
    advice: "Didn’t expect this? Ignore this email, and nothing will happen.",
    action: "Accept the invitation",
  }),
  approved: (role: string): StaffWords => ({
    kind: "staff-approved",
    values: { role },
    subject: "Welcome to our staff",
    text: `An owner of our shop approved your request. You’re now on the staff as ${role}.`,
    advice: "Sign in with the account you registered.",
    action: "Open the back-office",
  }),
  declined: {
    kind: "staff-declined",
    values: {},
    subject: "Your request to join our staff",
    text: "An owner of our shop declined your request. You keep your account and can use it to shop.",
    advice: "If you think this is a mistake, contact us.",
    action: "Contact us",
  } satisfies StaffWords,
} as const;
