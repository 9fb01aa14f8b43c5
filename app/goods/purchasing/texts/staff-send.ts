export const sendMessages = {
  title: (number: string) => `Send ${number}`,
  lead: "Read it before it goes out. The purchase order is attached as a PDF.",
  again: "It was sent before. This sends it once more.",
  back: (number: string) => `Back to ${number}`,
  to: "To",
  subject: "Subject",
  text: "Message",
  attached: "Attached",
  send: "Send mail",
  done: (to: string) => `The mail to ${to} is in the outbox and goes out now.`,
} as const;
