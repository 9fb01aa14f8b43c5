export const frameMessages = {
  menu: "Back-office",
  openMenu: "Menu",
  fold: "Fold the menu",
  unfold: "Unfold the menu",
  where: "Where you are",
  pagesOf: (section: string) => `Pages of ${section}`,
  waiting: "waiting",
  keys: "Keys",
  keysTitle: "Keys",
  account: (name: string) => `Signed in as ${name}`,
  shop: "Open the shop",
  security: "Your security",
  profile: "Your profile",
  signOut: "Sign Out",
  messages: "Messages",
  flashTitles: { success: "Success", info: "Note", warning: "Warning", error: "Error" },
  noMail: "Emails cannot be delivered",
  noMailText: (count: number) =>
    `${count === 1 ? "1 email is" : `${count} emails are`} waiting because the mail server does not accept them. The shop keeps trying and sends them once it does. Check SMTP_URL and the mail provider’s status.`,
  skip: "Skip to content",
} as const;

type Key = { keys: readonly string[]; does: string };

/** What the keyboard does, as the help lists it. */
export const KEYS: readonly { where: string; keys: readonly Key[] }[] = [
  {
    where: "Everywhere",
    keys: [
      { keys: ["Ctrl", "K"], does: "Search the shop" },
      { keys: ["?"], does: "Show these keys" },
      { keys: ["Tab"], does: "Go to the next link or field" },
      { keys: ["Esc"], does: "Close what is open" },
    ],
  },
  {
    where: "In a list",
    keys: [
      { keys: ["/"], does: "Search the list" },
      { keys: ["J"], does: "Next row" },
      { keys: ["K"], does: "Row before" },
      { keys: ["X"], does: "Select the row" },
      { keys: ["Shift"], does: "Select all rows up to the one you click" },
      { keys: ["Enter"], does: "Open the row" },
      { keys: ["Esc"], does: "Back to the list" },
    ],
  },
  {
    where: "In a queue",
    keys: [{ keys: ["S"], does: "Skip to the next one" }],
  },
  {
    where: "On a page opened from a list",
    keys: [
      { keys: ["["], does: "Previous in the list" },
      { keys: ["]"], does: "Next in the list" },
    ],
  },
];
