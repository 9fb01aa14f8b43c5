/** The owner's lines of `support_hours`, without empty ones. */
export function hourLines(supportHours: string): string[] {
  return supportHours
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
