export const PROVIDERS = ["semaphore", "twilio", "test"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** `account` is empty unless the company asks for it beside the key. */
export type Keys = { account: string; key: string };

/** Recipients can reply to a number or a messaging service, but not to a name. */
export const takesReplies = (provider: Provider, sender: string): boolean =>
  provider === "test" || (provider === "twilio" && /^(?:\+\d+|MG[0-9a-f]{32})$/.test(sender));
