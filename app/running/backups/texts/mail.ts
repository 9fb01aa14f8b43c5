export const backupMail = {
  subject: "Your shop’s backup is overdue",
  since: (at: string) =>
    `Your last verified backup is from ${at}. No verified backup has been made since.`,
  unsent: (problem: string) =>
    `Backups are made, but the copy to the other place fails: ${problem}. If you lose the shop’s machine, you lose what is newer than the last copy.`,
  never: "Your shop has a backup key but no verified backup yet.",
  advice:
    "The list of backups shows what went wrong with each one, such as a full disk. Fix the problem, then press “Back up now”. We won’t send this email again until after a backup is verified.",
  open: "Open the list of backups",
  footer: "You get this email because you are an owner of this shop.",
} as const;
