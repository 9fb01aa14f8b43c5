export type DayChange = { day: string; change: number };
export type DayOnHand = { day: string; onHand: number };

/** The units on hand at the end of each day, reckoned back from today, oldest first. */
export function onHandByDay(
  onHand: number,
  today: string,
  days: number,
  changes: readonly DayChange[],
): DayOnHand[] {
  const byDay = new Map(changes.map(({ day, change }) => [day, change]));
  const line: DayOnHand[] = [];
  const at = new Date(`${today}T00:00:00Z`);
  let left = onHand;
  for (let ago = 0; ago < days; ago += 1) {
    const day = at.toISOString().slice(0, 10);
    line.push({ day, onHand: left });
    left -= byDay.get(day) ?? 0;
    at.setUTCDate(at.getUTCDate() - 1);
  }
  return line.toReversed();
}
