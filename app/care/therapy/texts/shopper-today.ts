/** A course in short: on the page of the day, and on its own page as well. */
export const glanceMessages = {
  next: (product: string) => `Next dose of ${product}`,
  see: "See your course",
  begin: "Follow your course here",
  beginText:
    "What comes next, what is left in the vial, and what you took, by the label or your clinician’s instruction.",
  beginAct: "Begin",
  log: "Log dose",
  logged: "Dose logged.",
  paused: "Paused: nothing is due, and no reminder is sent.",
  refill: "About your refill",
  felt: {
    title: "How you feel",
    open: "Note how you feel",
    always:
      "Trouble breathing, a swollen face or throat, chest pain, fainting or a severe belly pain: call 911.",
  },
  vial: {
    title: "Your vial",
    noneText: "Once you have mixed one, note it here: it then says what is left, and until when.",
    left: "Left",
    usedUp: "Used up",
    expires: "Use until",
    open: "Open a vial",
  },
} as const;
