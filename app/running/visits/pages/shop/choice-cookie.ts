/** What a visitor decided about third parties. Readable, so that shared pages can act by it. */
export const MEASUREMENT_COOKIE = "pm_measurement";

/** Half a year; then they are asked anew. */
export const CHOICE_SECONDS = 60 * 60 * 24 * 182;

export type Choice = "yes" | "no";

export function readChoice(value: string | undefined): Choice | undefined {
  return value === "yes" || value === "no" ? value : undefined;
}

/** Cookies that the scripts of Google and Meta leave behind. */
export const isThirdPartyCookie = (name: string) => /^_(?:ga|gid|gat|gcl|fbp|fbc)/.test(name);
