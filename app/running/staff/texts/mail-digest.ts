/** The daily mail to a member of staff. */
export const digestMail = {
  subject: (count: number) =>
    count === 1 ? "1 open task" : `${count.toLocaleString("en")} open tasks`,
  title: "Your open tasks",
  text: "These tasks are waiting for you in the shop:",
  line: (label: string, when: string) => (when === "" ? label : `${label} (${when})`),
  action: "Open Today",
  footer: "You get this email because you chose a daily email in the back-office, under your name.",
  change: "Change your emails",
} as const;
