/** What Ninja Van gives out on its dashboard; the second also signs what it reports. */
export type CourierKeys = { clientId: string; clientSecret: string };

export type KeyName = keyof CourierKeys;

export const KEY_NAMES = ["clientId", "clientSecret"] as const satisfies readonly KeyName[];

/** One line of signs, as keys are. */
export const isKey = (text: string): boolean => /^[!-~]{8,200}$/.test(text);

/** All that anybody may see of a key. */
export const lastFour = (key: string): string => key.slice(-4);

/** What keeps the connection from working. */
export type ConnectionProblem = "keys_refused" | "no_answer" | "not_understood";

/** Its sandbox knows Singapore alone; addresses of other countries are taken there all the same. */
export const ninjaVanBase = (isLive: boolean): string =>
  isLive ? "https://api.ninjavan.co/PH" : "https://api-sandbox.ninjavan.co/SG";
