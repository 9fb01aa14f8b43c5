export const frameMessages = {
  menu: "Back-office",
  openMenu: "Menu",
  fold: "Collapse menu",
  unfold: "Expand menu",
  where: "Breadcrumb",
  pagesOf: (section: string) => `Pages of ${section}`,
  waiting: "waiting",
  keys: "Keyboard shortcuts",
  keysTitle: "Keyboard shortcuts",
  account: (name: string) => `Signed in as ${name}`,
  shop: "View shop",
  security: "Your security",
  profile: "Your profile",
  signOut: "Sign Out",
  messages: "Messages",
  flashTitles: { success: "Success", info: "Note", warning: "Warning", error: "Error" },
  noMail: "Emails can’t be delivered",
  noMailText: (count: number) =>
    `${count === 1 ? "1 email is" : `${count} emails are`} waiting because the mail server isn’t accepting mail. The shop keeps retrying. Check your mail provider’s status, and ask the person who runs your server to check the mail server’s address and password (SMTP_URL).`,
  skip: "Skip to content",
} as const;

type Key = { keys: readonly string[]; does: string };

/** What the keyboard does, as the help lists it. */
export const KEYS: readonly { where: string; keys: readonly Key[] }[] = [
  {
    where: "Everywhere",
    keys: [
      { keys: ["Ctrl", "K"], does: "Search the shop, or do what this page offers" },
      { keys: ["?"], does: "Show keyboard shortcuts" },
      { keys: ["Tab"], does: "Next link or field" },
      { keys: ["Esc"], does: "Close a dialog or panel" },
    ],
  },
  {
    where: "In a list",
    keys: [
      { keys: ["/"], does: "Search the list" },
      { keys: ["J"], does: "Next row" },
      { keys: ["K"], does: "Previous row" },
      { keys: ["X"], does: "Select the row" },
      { keys: ["Shift"], does: "Select rows up to the one you click" },
      { keys: ["Enter"], does: "Open the row" },
      { keys: ["Esc"], does: "Back to the list" },
    ],
  },
  {
    where: "In a queue",
    keys: [{ keys: ["S"], does: "Skip this one" }],
  },
  {
    where: "On a page opened from a list",
    keys: [
      { keys: ["["], does: "Previous in the list" },
      { keys: ["]"], does: "Next in the list" },
    ],
  },
];
