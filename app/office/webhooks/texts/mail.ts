export const webhookMail = {
  subject: "A webhook of your shop was turned off",
  gone: (host: string) => `The receiver at ${host} responded that it’s gone (410).`,
  failing: (host: string) => `No message has reached ${host} for five days.`,
  advice:
    "The shop no longer sends messages there. Contact the receiver’s operator, then turn the webhook on again. You can resend failed messages from the webhook’s page for 30 days.",
  open: "View webhook",
  footer: "You get this email because you’re an owner of this shop.",
} as const;
