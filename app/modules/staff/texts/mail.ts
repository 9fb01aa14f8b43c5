/** Person somebody is, as an owner knows them. */
type Person = { who: string };

/** What the mails to the shop's owners say. */
export const securityMessages = {
  new_device: ({ who }: Person) => ({
    subject: "Staff signed in on a new device",
    text: `${who} just signed in to the back-office account in a browser we have not seen before.`,
    advice:
      "If they did not do this, take their role away and ask them to choose a new password right away.",
  }),
  guessed: ({ who }: Person) => ({
    subject: "Someone is guessing a password",
    text: `Many wrong passwords were tried for the account of ${who}, from several networks. None of them worked. Unknown browsers may have to wait up to an hour.`,
    advice:
      "There is nothing you need to do. The account holder can sign in on a known device, or with a link that we email.",
  }),
  role_granted: ({ who, role, by }: Person & { role: string; by: string }) => ({
    subject: "Someone was given a role",
    text: `${who} now has the role “${role}”. ${by} gave it to them.`,
    advice: "If you did not expect this, take the role away right away.",
  }),
  exported: ({ who, customers }: Person & { customers: number }) => ({
    subject: "The list of customers was downloaded",
    text: `${who} downloaded a list of ${customers} ${customers === 1 ? "customer" : "customers"}.`,
    advice: "If you do not know why, ask them. The file holds personal data.",
  }),
  goneAccount: "an account that is gone",
  open: "Open the back-office",
  footer: "You get this email because you are an owner of the shop.",
} as const;
