/** The visitor's decision on third parties, readable so that shared pages can follow it. */
export const MEASUREMENT_COOKIE = "pm_measurement";

/** Half a year; then the visitor is asked again. */
export const CHOICE_SECONDS = 60 * 60 * 24 * 182;

export type Choice = "yes" | "no";

export function readChoice(value: string | undefined): Choice | undefined {
  return value === "yes" || value === "no" ? value : undefined;
}

/** Cookies that scripts of Google and Meta leave behind. */
export const isThirdPartyCookie = (name: string) => /^_(?:ga|gid|gat|gcl|fbp|fbc)/.test(name);
