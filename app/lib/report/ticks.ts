const ROUND = [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10];

/** Three evenly spaced, round values for an axis, highest first, with zero among them. */
export function ticksOf(values: readonly number[]): [number, number, number] {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)];
  if (least < 0) {
    const top = evenFrom(Math.max(most, -least));
    return [top, 0, -top];
  }
  const top = evenFrom(most);
  return [top, top / 2, 0];
}

/** The next round value whose half is whole. */
function evenFrom(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  const round = ROUND.map((part) => Math.round(part * power));
  return round.find((top) => top >= value && top % 2 === 0) ?? 10 * power;
}
