export const urgencyMarkMessages = {
  mark: "May be urgent",
  markOf: (reason: string) => `May be urgent: ${reason}`,
  hint: "Rules found this in the text, and they can be wrong. Read it first.",
} as const;
