type Backup = { name: string; madeAt?: Date | undefined; provenAt?: Date | undefined };

/** Attempts without a file that stay in the list, to be read. */
const FAILED = 5;

/**
 * The names of the backups that go when `keep` stay, of a list with the newest first. The newest
 * proven one never goes.
 */
export function outlived(backups: readonly Backup[], keep: number): string[] {
  const made = backups.filter(({ madeAt }) => madeAt);
  const failed = backups.filter(({ madeAt }) => !madeAt);
  const proven = backups.find(({ provenAt }) => provenAt);
  return [...made.slice(keep), ...failed.slice(FAILED)]
    .filter((backup) => backup !== proven)
    .map(({ name }) => name);
}
