/** A course in short: on the page of the day, and on its own page as well. */
export const glanceMessages = {
  next: (product: string) => `Next dose of ${product}`,
  see: "View course",
  begin: "Track your course here",
  beginText:
    "See your next dose, what’s left in the vial and what you took. Based on the label or your clinician’s instructions.",
  beginAct: "Get started",
  log: "Log dose",
  logged: "Dose logged.",
  paused: "Paused. Nothing is due, and we send no reminders.",
  refill: "View refill",
  felt: {
    title: "How you feel",
    open: "Log how you feel",
    always:
      "Trouble breathing, a swollen face or throat, chest pain, fainting or severe belly pain: call 911.",
  },
  vial: {
    title: "Your vial",
    noneText: "Add a vial once you’ve mixed it. You’ll see what’s left and when it expires.",
    left: "Left",
    usedUp: "Runs out",
    expires: "Use by",
    open: "Open a vial",
  },
} as const;
