import Bowser from "bowser";

/** A readable name of a browser and its system: "Chrome on Android". */
export function deviceWords(userAgent: string | null | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const device =
    platform.model === "iPhone" || platform.model === "iPad" ? platform.model : os.name;
  if (!browser.name) return device ? `A browser on ${device}` : UNKNOWN;
  const name = browser.name.replace(" for Android", "");
  return device ? `${name} on ${device}` : name;
}

const UNKNOWN = "An unknown browser";
