/** Person somebody is, as an owner knows them. */
type Person = { who: string };

/** What the mails to the shop's owners say. */
export const securityMessages = {
  new_device: ({ who }: Person) => ({
    subject: "Staff signed in on a new device",
    text: `${who} just signed in to the back-office account in a browser that was not known before.`,
    advice:
      "If they did not do this, take their role away and ask them to choose a new password at once.",
  }),
  guessed: ({ who }: Person) => ({
    subject: "Somebody is guessing a password",
    text: `Many wrong passwords were tried for the account of ${who}, from several networks. Nobody got in with them. Browsers that are not known have to wait for up to an hour.`,
    advice:
      "There is nothing you have to do. The account's holder can sign in on a known device, or by a link that we mail.",
  }),
  role_granted: ({ who, role, by }: Person & { role: string; by: string }) => ({
    subject: "Somebody was given a role",
    text: `${who} now has the role "${role}". It was given by ${by}.`,
    advice: "If you do not know of this, take the role away at once.",
  }),
  exported: ({ who, customers }: Person & { customers: number }) => ({
    subject: "The list of customers was downloaded",
    text: `${who} downloaded a list of ${customers} ${customers === 1 ? "customer" : "customers"}.`,
    advice: "If you do not know why, ask them. The file holds personal data.",
  }),
  goneAccount: "an account that is gone",
  open: "Open the back-office",
  footer: "You get this mail because you are an owner of the shop.",
} as const;
