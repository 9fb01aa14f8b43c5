const count = (number: number) => number.toLocaleString("en-PH");
const units = (number: number, one: string) => `${count(number)} ${one}${number === 1 ? "" : "s"}`;

export const backupMessages = {
  title: "Backup",
  lead: "Encrypted copies of the whole shop. Only you have the key.",
  readOnly: "Only an owner can make and download backups or change these settings.",
  refused: {
    forbidden: "Only an owner can do this.",
    no_key: "Create a key first. Backups are encrypted with it.",
    already_running: "A backup is already running.",
    changed_meanwhile:
      "The key or the settings changed after you opened this page. Nothing was saved. Reload the page.",
    not_found: "This backup no longer exists.",
    unknown_form: "We don’t recognize this form. Please reload the page.",
  },

  firstTitle: "Create a backup key",
  firstText:
    "Backups need a key. You’ll see its private key only once, and it isn’t stored. Without it, no backup can be restored.",
  makeKey: "Create key",
  keyTitle: "Save this private key now",
  keyText:
    "We show it only once. Save it in a password manager or on paper, not on the shop’s machine. Anyone with this key can read your backups; without it, no one can.",
  keyLabel: "Private key",
  copy: "Copy",
  copied: "Copied",
  keySaved: "I have saved it",

  working: "Backup in progress",
  waiting: "Starting…",
  copying: (done: number, all: number) => `${count(done)} of ${count(all)} tables copied.`,
  proving: "The copy is finished. To verify it, we’re restoring it into a separate database.",
  leave: "You can leave this page. The backup continues.",
  progress: "Backup progress",

  overdueTitle: {
    never: "No backup yet",
    old: "The backup is overdue",
  },
  overdueNever: "The first backup runs within the hour. You can also start it now.",
  overdueOld: (at: string) => `Last verified backup: ${at}. Check below for what went wrong.`,
  overdueUnproven: "No backup has been verified yet. Check below for what went wrong.",
  noKeyOverdue: "Create a key to start backups.",
  good: (at: string) => `Last backup: ${at}, verified.`,
  unproven: (at: string) => `Last backup: ${at}, not verified.`,
  unprovenText: "A verified backup was restored into a separate database and passed every check.",
  now: "Back up now",
  requested: "The backup is starting.",

  listTitle: "Backups",
  columns: { made: "Made", why: "Reason", size: "Size", holds: "Contents", state: "Status" },
  why: {
    "by hand": "Manual",
    scheduled: "Scheduled",
    "before a restore": "Before a restore",
    "before an update": "Before an update",
  },
  holds: (rows: number, files: number) => `${units(rows, "row")}, ${units(files, "file")}`,
  provenAt: (at: string) => `Verified ${at}`,
  notProven: "Not verified",
  notTried: "The backup was made by the command, or the shop stopped before the check finished.",
  failed: "Failed",
  running: "In progress",
  interrupted: "Interrupted",
  interruptedText: "The shop stopped during this backup.",
  download: "Download",
  downloadWhat: (at: string) => `backup from ${at}`,
  sent: "Also in the other place.",
  notSent: (problem: string) => `Not in the other place yet: ${problem}. We try again every hour.`,
  journalTitle: "Continuous backup",
  journalLead: (days: number) =>
    `Every change is copied within seconds. Any time of the last ${days} days can be restored.`,
  journalNone: "Nothing has been copied yet.",
  journalSent: (seconds: number) =>
    `The copy has every change up to ${units(seconds, "second")} ago.`,
  journalLate: (at: string) => `The copy has every change up to ${at}.`,
  journalFails: (problem: string) => `Copying fails: ${problem}.`,
  journalProven: (at: string) => `Verified ${at}.`,
  journalDoubt: (doubt: string) => `Not verified: ${doubt}.`,
  whereText:
    "Backups are stored on the shop’s own disk, in the data folder under “backups”. With the setting BACKUP_URL, the shop copies each one to another place too.",
  alsoAt: (label: string, kept: { days: number; weeks: number; months: number }) =>
    `Each backup is also copied to ${label}. One of each of the last ${kept.days} days, ${kept.weeks} weeks and ${kept.months} months stays there.`,

  scheduleTitle: "Schedule",
  frequency: "Backup Frequency",
  frequencies: { daily: "Daily", weekly: "Weekly", monthly: "Monthly" },
  keep: "Backups to keep",
  keepHint: "Older backups are deleted. The newest verified backup is always kept.",
  save: "Save",
  saved: "Backup settings saved.",
  errorTitle: "Please correct this",

  restoreTitle: "Restore",
  restoreText:
    "Restoring replaces all of the shop’s data, so you do it on the shop’s machine. Stop the shop, then run:",
  restoreNote:
    "The command asks for the private key and a confirmation word. It backs up the current data first, rejects damaged or newer files, and changes nothing until the whole file is loaded and checked. With --check, it only tests the file and the shop stays open.",
  restoreFile: "<backup file>",

  replaceTitle: "Key",
  replaceText: "Backups are encrypted to this public key:",
  signedText: "Backups are signed, so a restore rejects files that your shop didn’t make.",
  unsignedText:
    "Backups made with this key aren’t signed, so a restore can’t tell whether your shop made them. Create a new key to sign backups.",
  replaceNote:
    "A new key applies to new backups. Older backups still need their old key, so keep both.",
  replace: "Create new key",
  replaceFold: "Replace key",
} as const;
