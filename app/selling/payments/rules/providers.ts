/** The payment companies that the shop can be connected to, as their adapters are called. */
export const PROVIDERS = ["paymongo", "xendit", "maya"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** What the change feed calls a change of a connection; a trigger sends it. */
export const PROVIDERS_CHANGED = "payment-providers";

export type SecretName = "secretKey" | "publicKey" | "webhookSecret" | "callbackToken";
export type ProviderSecrets = Partial<Record<SecretName, string>>;

/** All that the shop needs to speak with a provider. */
export type ProviderKeys = { provider: ProviderName; isLive: boolean; secrets: ProviderSecrets };

/** What keeps a connection from working. */
export type ConnectionProblem =
  | "key_refused"
  | "no_answer"
  | "not_understood"
  | "no_webhook"
  | "webhook_off"
  | "webhook_misses_event";

/** What each provider's secrets look like, so that one in the wrong field is noticed. */
export const SECRETS: Record<ProviderName, Partial<Record<SecretName, RegExp>>> = {
  paymongo: { secretKey: /^sk_(?:test|live)_\w{8,200}$/, webhookSecret: /^whsk_\w{8,200}$/ },
  xendit: {
    secretKey: /^xnd_(?:development|production)_[!-~]{8,300}$/,
    callbackToken: /^[!-~]{16,300}$/,
  },
  maya: { publicKey: /^pk-\w{8,200}$/, secretKey: /^sk-\w{8,200}$/ },
};

/** The names of what a provider gives out, in the order in which they are asked for. */
export function secretsOf(provider: ProviderName): SecretName[] {
  return Object.keys(SECRETS[provider]).filter(isSecretName);
}

const ALL: readonly string[] = ["secretKey", "publicKey", "webhookSecret", "callbackToken"];
const isSecretName = (name: string): name is SecretName => ALL.includes(name);

export function isProvider(name: string): name is ProviderName {
  return PROVIDERS.some((one) => one === name);
}

/** Only Maya's keys do not say whether they are of its sandbox. */
export function saysItsMode(provider: ProviderName): boolean {
  return provider !== "maya";
}

/** Whether money moves with this key; undefined where the key does not say. */
export function modeOfKey(provider: ProviderName, secretKey: string): boolean | undefined {
  if (provider === "paymongo") return secretKey.startsWith("sk_live_");
  if (provider === "xendit") return secretKey.startsWith("xnd_production_");
  return undefined;
}

/** All that anybody may see of a secret. */
export function lastFour(secret: string): string {
  return secret.slice(-4);
}
