export type Change = { direction: "up" | "down" | "same"; percent: number };

/** By how much a figure changed, in whole percent; undefined where there was nothing before. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  if (percent === 0) return { direction: "same", percent: 0 };
  return { direction: percent > 0 ? "up" : "down", percent: Math.abs(percent) };
}
