export const sendMessages = {
  title: (number: string) => `Send ${number}`,
  lead: "Review the email before you send it. The purchase order is attached as a PDF.",
  again: "This purchase order was sent before. This sends it again.",
  back: (number: string) => `Back to ${number}`,
  to: "To",
  subject: "Subject",
  text: "Message",
  attached: "Attached",
  send: "Send email",
  done: (to: string) => `The email to ${to} is in the outbox and goes out now.`,
} as const;
