import { PAYMENT_METHODS, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

export type PaymentSettings = Pick<
  Settings,
  `pay_${PaymentMethod}` | (typeof BANK_ACCOUNT)[number]
>;

/**
 * How an order can be paid here and now, in the order people are shown it. A switch alone offers
 * nothing: online needs a gateway, a transfer an account to go to. Whether cash is taken for one
 * order is another rule's (`judgeCash`).
 */
export function offeredMethods(
  settings: PaymentSettings,
  gatewayEnabled: boolean,
): PaymentMethod[] {
  const possible: Record<PaymentMethod, boolean> = {
    card: gatewayEnabled,
    gcash: gatewayEnabled,
    maya: gatewayEnabled,
    bank: hasBankAccount(settings),
    cod: true,
  };
  return PAYMENT_METHODS.filter((method) => settings[`pay_${method}`] && possible[method]);
}

/** The settings that make an account; a transfer needs them all. */
export const BANK_ACCOUNT = ["bank_name", "bank_account_name", "bank_account_number"] as const;

export function hasBankAccount(settings: PaymentSettings): boolean {
  return BANK_ACCOUNT.every((key) => settings[key].trim() !== "");
}
