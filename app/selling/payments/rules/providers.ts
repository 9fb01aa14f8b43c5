/** Payment companies that the shop can connect to, by the names of their adapters. */
export const PROVIDERS = ["paymongo", "xendit", "maya"] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The name of connection changes in the change feed. A trigger sends them. */
export const PROVIDERS_CHANGED = "payment-providers";

export type SecretName = "secretKey" | "publicKey" | "webhookSecret" | "callbackToken";
export type ProviderSecrets = Partial<Record<SecretName, string>>;

export type ProviderKeys = { provider: ProviderName; isLive: boolean; secrets: ProviderSecrets };

export type ConnectionProblem =
  | "key_refused"
  | "no_answer"
  | "not_understood"
  | "no_webhook"
  | "webhook_off"
  | "webhook_misses_event";

/** The format of each provider's secrets, to notice one in the wrong field. */
export const SECRETS: Record<ProviderName, Partial<Record<SecretName, RegExp>>> = {
  paymongo: { secretKey: /^sk_(?:test|live)_\w{8,200}$/, webhookSecret: /^whsk_\w{8,200}$/ },
  xendit: {
    secretKey: /^xnd_(?:development|production)_[!-~]{8,300}$/,
    callbackToken: /^[!-~]{16,300}$/,
  },
  maya: { publicKey: /^pk-\w{8,200}$/, secretKey: /^sk-\w{8,200}$/ },
};

/** The provider's secrets in the order of the form's fields. */
export function secretsOf(provider: ProviderName): SecretName[] {
  return Object.keys(SECRETS[provider]).filter(isSecretName);
}

const ALL: readonly string[] = ["secretKey", "publicKey", "webhookSecret", "callbackToken"];
const isSecretName = (name: string): name is SecretName => ALL.includes(name);

export function isProvider(name: string): name is ProviderName {
  return PROVIDERS.some((one) => one === name);
}

/** Maya's keys do not reveal whether they belong to the sandbox. */
export function saysItsMode(provider: ProviderName): boolean {
  return provider !== "maya";
}

/** True for a live key. Undefined if the key does not reveal its mode. */
export function modeOfKey(provider: ProviderName, secretKey: string): boolean | undefined {
  if (provider === "paymongo") return secretKey.startsWith("sk_live_");
  if (provider === "xendit") return secretKey.startsWith("xnd_production_");
  return undefined;
}

/** The only part of a secret that is ever shown. */
export function lastFour(secret: string): string {
  return secret.slice(-4);
}
