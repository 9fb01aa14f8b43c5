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
  profile: "Your profile",
  signOut: "Sign Out",
  messages: "Messages",
  flashTitles: { success: "Success", info: "Note", warning: "Warning", error: "Error" },
  skip: "Skip to content",
} as const;

/** What the keyboard does, as the help lists it. */
export const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["Ctrl", "K"], does: "Search" },
  { keys: ["?"], does: "Show these keys" },
  { keys: ["Tab"], does: "Go to the next link or field" },
  { keys: ["Esc"], does: "Close what is open" },
];
