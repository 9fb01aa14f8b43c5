type Backup = { name: string; madeAt?: Date | undefined; provenAt?: Date | undefined };

/** The number of failed attempts that stay in the list. */
const FAILED = 5;

/**
 * The names of the backups to delete if `keep` stay; the list is newest first. The newest proven
 * backup always stays.
 */
export function outlived(backups: readonly Backup[], keep: number): string[] {
  const made = backups.filter(({ madeAt }) => madeAt);
  const failed = backups.filter(({ madeAt }) => !madeAt);
  const proven = backups.find(({ provenAt }) => provenAt);
  return [...made.slice(keep), ...failed.slice(FAILED)]
    .filter((backup) => backup !== proven)
    .map(({ name }) => name);
}
