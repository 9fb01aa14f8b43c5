/** Answers to a mail provider whose request we do not understand. */
export const inboundMessages = {
  object: "The body has to be a JSON object.",
  messageId: "messageId has to be one line of 1 to 500 characters.",
  text: (name: string) => `${name} has to be a text.`,
} as const;
