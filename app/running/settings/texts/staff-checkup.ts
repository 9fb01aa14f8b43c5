/** The page that looks for what is wrong with the shop and its machine. */
export const checkupMessages = {
  title: "Check-up",
  lead: "Looks at the machine, mail, payment and courier keys, jobs, backups and books. It changes nothing and takes a few seconds.",
  start: "Check now",
  again: "Check again",
  verdict: (wrong: number) => {
    if (wrong === 0) return "Nothing is wrong";
    return wrong === 1 ? "1 thing to fix" : `${wrong} things to fix`;
  },
  unknownForm: "We don’t recognize this form. Please reload the page.",
  titleOf: (name: string) => name.replace(/^[a-z]/, (letter) => letter.toUpperCase()),
  states: { good: "Good", bad: "To fix", unknown: "No answer" },
} as const;
