export const webhookMail = {
  subject: "A webhook of your shop was switched off",
  gone: (host: string) => `The receiver at ${host} answered that it is gone (410).`,
  failing: (host: string) => `No message has reached ${host} for five days.`,
  advice:
    "Nothing is sent there now. Ask those who run the receiver, then switch the webhook on again. Messages that failed can be sent again from its page, for 30 days.",
  open: "Open the webhook",
  footer: "You get this email because you are an owner of this shop.",
} as const;
