export const backupMail = {
  subject: "The backup of your shop is overdue",
  since: (at: string) =>
    `The last backup that was proven is of ${at}. Since then none was made, or none could be restored.`,
  never: "No backup of your shop was proven yet, although there is a key for them.",
  advice:
    "The list of backups says of each what went wrong, such as a full disk. Put it right, then press “Back up now”. You get this email once, and no other one until a backup was proven.",
  open: "Open the list of backups",
  footer: "You get this email because you are an owner of this shop.",
} as const;
