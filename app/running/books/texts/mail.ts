export const booksMail = {
  subject: "Your shop’s books don’t add up",
  lead: (count: number) =>
    count === 1
      ? "The hourly check of your shop’s books found a new problem:"
      : `The hourly check of your shop’s books found ${count} new problems:`,
  more: (count: number) => `And ${count} more.`,
  advice:
    "Show this email to the person who takes care of your shop’s software. The shop goes on selling. We won’t send this email again unless a new problem appears.",
  open: "Open Today",
  footer: "You get this email because you are an owner of this shop.",
} as const;
