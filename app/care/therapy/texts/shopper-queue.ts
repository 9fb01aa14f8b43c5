const doses = (count: number) => (count === 1 ? "1 dose is" : `${count} doses are`);

/** Doses that are put in without a connection. */
export const queueMessages = {
  offline: {
    title: "Log a dose",
    lead: "For when there is no connection. What you log waits in this browser, and is sent once the shop can be reached.",
    closed: "No dose can be logged here yet",
    closedText:
      "Open your course once with a connection: it has to run, and you have to have read how a dose is drawn.",
    home: "Open your course",
  },
  which: "Course",
  notNow:
    "No mL and no units are shown here: they are shown with a connection, for the vial and the plan of that moment. Draw nothing by memory.",
  waiting: (count: number) => `${doses(count)} not sent yet`,
  waitingText:
    "In this browser only, and not in your course. Clearing its data, or closing a private window, deletes them. Do not take a dose again because it is missing there.",
  otherAccount: "You are signed in with another account. They wait for the one they belong to.",
  others: (count: number) =>
    count === 1
      ? "1 dose in this browser was put in under another account. It is sent only when that account is signed in."
      : `${count} doses in this browser were put in under other accounts. They are sent only when these are signed in.`,
  cannotStore:
    "This browser stores nothing, as in some private windows. Without a connection, no dose can be logged here.",
  change: "Change",
  dose: (mg: string, product: string | undefined) =>
    product === undefined ? `${mg} mg` : `${mg} mg of ${product}`,
  changeOf: (what: string, day: string) => `Change the dose of ${what} on ${day}`,
  discardOf: (what: string, day: string) => `Discard the dose of ${what} on ${day}`,
  stillThere: "This browser could not store the dose. It is still in the form.",
  later: "Not sent yet: the dose waits in this browser.",
} as const;
