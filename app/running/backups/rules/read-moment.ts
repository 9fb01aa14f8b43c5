const MOMENT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2})?$/;

/** A moment as an operator types it, in Manila time: `2026-11-28 14:03`, or `latest`. */
export function readMoment(text: string): Date | "latest" | undefined {
  if (text === "latest") return text;
  const [, day, time, seconds = ":00"] = MOMENT.exec(text) ?? [];
  const at = new Date(`${day}T${time}${seconds}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
