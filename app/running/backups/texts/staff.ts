const count = (number: number) => number.toLocaleString("en-PH");
const units = (number: number, one: string) => `${count(number)} ${one}${number === 1 ? "" : "s"}`;

export const backupMessages = {
  title: "Backup",
  lead: "Copies of the whole shop, encrypted with a key that only you have.",
  readOnly: "Only an owner can make backups, download them and change these settings.",
  refused: {
    forbidden: "Only an owner can do this.",
    no_key: "Make a key first: backups are encrypted with it.",
    already_running: "A backup is being made at this moment.",
    changed_meanwhile:
      "A key was made, or the settings were saved, since this page was opened. Nothing was changed.",
    not_found: "There is no such backup any more.",
    unknown_form: "This form is not known here. Please load the page again.",
  },

  firstTitle: "First, make a key",
  firstText:
    "Backups begin once there is a key. Its private half is shown once, to you alone, and is stored nowhere: without it no backup can be restored.",
  makeKey: "Make a key",
  keyTitle: "Save this private key now",
  keyText:
    "It is shown this once. Put it into a password manager, or write it down, and not on this machine. Whoever has it can read your backups; without it no one can.",
  keyLabel: "Private key",
  copy: "Copy",
  copied: "Copied",
  keySaved: "I have saved it",

  working: "A backup is being made",
  waiting: "It begins in a moment.",
  copying: (done: number, all: number) => `${count(done)} of ${count(all)} tables are copied.`,
  proving: "The copy is made. It is now restored into a database of its own to prove it.",
  leave: "You can leave this page: it goes on.",
  progress: "Progress of the backup",

  overdueTitle: {
    never: "There is no backup yet",
    old: "The backup is overdue",
  },
  overdueNever: "The first one is made within the hour, or now if you ask for it.",
  overdueOld: (at: string) => `The last proven one is of ${at}. Look at what went wrong below.`,
  overdueUnproven: "None was proven yet. Look at what went wrong below.",
  noKeyOverdue: "The shop has no backup, and makes none before it has a key.",
  good: (at: string) => `The last backup is of ${at} and proven.`,
  unproven: (at: string) => `The last backup, of ${at}, is not proven.`,
  unprovenText:
    "A proven one was restored into a database of its own, where every count and rule was right.",
  now: "Back up now",
  requested: "The backup begins in a moment.",

  listTitle: "Backups",
  columns: { made: "Made", why: "Why", size: "Size", holds: "Holds", state: "State" },
  why: {
    "by hand": "By hand",
    scheduled: "Scheduled",
    "before a restore": "Before a restore",
    "before an update": "Before an update",
  },
  holds: (rows: number, files: number) => `${units(rows, "row")}, ${units(files, "file")}`,
  provenAt: (at: string) => `Proven at ${at}`,
  notProven: "Not proven",
  notTried: "It was made by the command, or the shop was stopped before the proof ended.",
  failed: "Failed",
  running: "Being made",
  interrupted: "Interrupted",
  interruptedText: "The shop was stopped while it was made.",
  download: "Download",
  downloadWhat: (at: string) => `backup of ${at}`,
  emptyTitle: "No backups yet",
  emptyHint: "Each one is listed here with its size and its proof.",
  whereText:
    "They are in the folder “backups” of the data folder, on the shop’s own disk. Copy them to another machine as well.",

  scheduleTitle: "Schedule",
  frequency: "Backup Frequency",
  frequencies: { daily: "Daily", weekly: "Weekly", monthly: "Monthly" },
  keep: "How many backups stay",
  keepHint: "Older ones are removed. The newest proven one always stays.",
  save: "Save",
  saved: "The backup settings are saved.",
  errorTitle: "Please correct this",

  restoreTitle: "Restore",
  restoreText:
    "Restoring replaces all that the shop has, so it is done on its machine and not by this page. Stop the shop, then run:",
  restoreNote:
    "The command asks for the private key and for a word. It copies what is there first, refuses a damaged or newer file, and changes nothing before all of the file is loaded and right. With --check it only tries, and the shop stays open.",
  restoreFile: "<backup file>",

  replaceTitle: "The key",
  replaceText: "Backups are encrypted to this public key:",
  signedText: "Each backup is signed, so a restore refuses a file that your shop did not make.",
  unsignedText:
    "Backups made with this key are not signed, so a restore cannot tell that your shop made them. Make a new key to sign them.",
  replaceNote:
    "A new key is for backups from now on. Older ones still need the key they were made with, so keep both.",
  replace: "Make a new key",
  replaceFold: "Replace the key",
} as const;
