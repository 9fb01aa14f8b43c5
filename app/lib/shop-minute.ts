/** "2026-11-21T09:00" of a form as that minute in Manila. */
export function readMinute(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return undefined;
  const at = new Date(`${typed}:00+08:00`);
  return Number.isNaN(at.getTime()) || writeMinute(at) !== typed ? undefined : at;
}

export function writeMinute(at: Date | null): string {
  if (!at) return "";
  return new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16);
}
