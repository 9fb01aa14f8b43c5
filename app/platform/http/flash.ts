import { isUuid } from "#app/lib/is-uuid.ts";

const TONES = ["success", "info", "warning", "error"] as const;

export type Flash = {
  tone: (typeof TONES)[number];
  title?: string;
  text: string;
  /** The way on, for pages that show the message themselves, or after an undo; always a page of ours. */
  link?: { text: string; to: string };
  /** The field that it is about, by its name. */
  field?: string;
  /** The entry of the log that a button beside the message undoes, on pages of staff. */
  undo?: string | undefined;
};

/** Readable by our script, which shows it as a toast; pages that render it clear it themselves. */
export const FLASH_COOKIE = "pm_flash";

export function encodeFlash(flash: Flash): string {
  return encodeURIComponent(JSON.stringify(flash));
}

/** A cookie is foreign text: whatever is not one of our messages is no message. */
export function decodeFlash(value: string | undefined): Flash | undefined {
  if (!value || value.length > 2_000) return undefined;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(value));
    return isFlash(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

function isFlash(read: unknown): read is Flash {
  if (typeof read !== "object" || read === null) return false;
  if (!("text" in read) || typeof read.text !== "string") return false;
  if ("title" in read && typeof read.title !== "string") return false;
  if ("link" in read && !isLink(read.link)) return false;
  if ("field" in read && typeof read.field !== "string") return false;
  if ("undo" in read && !(typeof read.undo === "string" && isUuid(read.undo))) return false;
  return "tone" in read && TONES.some((tone) => tone === read.tone);
}

function isLink(read: unknown): boolean {
  if (typeof read !== "object" || read === null || !("text" in read) || !("to" in read))
    return false;
  const { text, to } = read;
  return typeof text === "string" && typeof to === "string" && /^\/(?![/\\])/.test(to);
}
