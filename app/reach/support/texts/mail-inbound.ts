/** Answers to a mail provider whose request we do not understand. */
export const inboundMessages = {
  object: "The body must be a JSON object.",
  messageId: "messageId must be one line of 1 to 500 characters.",
  text: (name: string) => `${name} must be a string.`,
} as const;
