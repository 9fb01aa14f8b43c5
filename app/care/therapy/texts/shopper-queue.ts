const doses = (count: number) => (count === 1 ? "1 dose is" : `${count} doses are`);

/** Doses that are put in without a connection. */
export const queueMessages = {
  offline: {
    title: "Log a dose",
    lead: "Use this page when you’re offline. Your dose waits in this browser and is sent when you’re back online.",
    closed: "You can’t log a dose here yet",
    closedText:
      "Open your course once while you’re online. It must be running, and you must have read how to draw a dose.",
    home: "View course",
  },
  which: "Course",
  notNow:
    "We can’t show mL or units offline, because they depend on your current vial and plan. Don’t draw a dose from memory.",
  waiting: (count: number) => `${doses(count)} not sent yet`,
  waitingText:
    "They’re only in this browser, not in your course. Clearing its data or closing a private window deletes them. Don’t take a dose again because it’s missing from your course.",
  otherAccount:
    "You are signed in with another account. They’ll be sent when you sign in with the account that logged them.",
  others: (count: number) =>
    count === 1
      ? "1 dose in this browser was logged under another account. It’s sent only when you sign in with that account."
      : `${count} doses in this browser were logged under other accounts. They’re sent only when you sign in with those accounts.`,
  cannotStore:
    "This browser can’t store anything, which is normal in some private windows. You can’t log doses here while offline.",
  change: "Change",
  dose: (mg: string, product: string | undefined) =>
    product === undefined ? `${mg} mg` : `${mg} mg of ${product}`,
  changeOf: (what: string, day: string) => `Change the dose of ${what} on ${day}`,
  discardOf: (what: string, day: string) => `Discard the dose of ${what} on ${day}`,
  stillThere: "This browser couldn’t store the dose. It’s still in the form.",
  later: "Not sent yet. The dose is waiting in this browser.",
} as const;
