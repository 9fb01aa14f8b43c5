import { PAYMENT_METHODS, type PaymentMethod } from "#app/selling/orders/rules/order-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";

export type PaymentSettings = Pick<
  Settings,
  `pay_${PaymentMethod}` | (typeof BANK_ACCOUNT)[number]
>;

/**
 * The payment methods that work here and now, in display order. A setting alone does not suffice:
 * online needs a gateway, a transfer needs an account. Another rule decides on cash for one order
 * (`judgeCash`).
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

/** The settings of the account. A transfer needs all of them. */
export const BANK_ACCOUNT = ["bank_name", "bank_account_name", "bank_account_number"] as const;

export function hasBankAccount(settings: PaymentSettings): boolean {
  return BANK_ACCOUNT.every((key) => settings[key].trim() !== "");
}
