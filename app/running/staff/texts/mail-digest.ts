/** The daily mail to a member of staff. */
export const digestMail = {
  subject: (count: number) =>
    count === 1 ? "1 thing waits for you" : `${count.toLocaleString("en")} things wait for you`,
  title: "What waits today",
  text: "this waits for you in the shop at the moment:",
  line: (label: string, when: string) => (when === "" ? label : `${label} (${when})`),
  action: "Open Today",
  footer: "You get this because you chose a daily email under your name in the back-office.",
  change: "Change what you get",
} as const;
