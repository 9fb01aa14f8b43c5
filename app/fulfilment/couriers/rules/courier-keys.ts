/** Keys from Ninja Van's dashboard. The secret also signs the reports. */
export type CourierKeys = { clientId: string; clientSecret: string };

export type KeyName = keyof CourierKeys;

export const KEY_NAMES = ["clientId", "clientSecret"] as const satisfies readonly KeyName[];

/** One line of visible ASCII characters. */
export const isKey = (text: string): boolean => /^[!-~]{8,200}$/.test(text);

/** The only part of a key that is ever shown. */
export const lastFour = (key: string): string => key.slice(-4);

export type ConnectionProblem = "keys_refused" | "no_answer" | "not_understood";

/** The sandbox exists only for Singapore. It accepts addresses in other countries anyway. */
export const ninjaVanBase = (isLive: boolean): string =>
  isLive ? "https://api.ninjavan.co/PH" : "https://api-sandbox.ninjavan.co/SG";
