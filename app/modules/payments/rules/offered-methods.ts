import { pesos, type Centavos } from "#app/lib/money.ts";
import { PAYMENT_METHODS, type PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";

export type PaymentSettings = Pick<
  Settings,
  `pay_${PaymentMethod}` | (typeof BANK_ACCOUNT)[number] | "cod_max_amount"
>;

/**
 * How an order of this total can be paid here and now, in the order people are shown it. A switch
 * alone offers nothing: online needs a gateway, a transfer an account to go to.
 */
export function offeredMethods(
  settings: PaymentSettings,
  gatewayEnabled: boolean,
  total: Centavos,
): PaymentMethod[] {
  const possible: Record<PaymentMethod, boolean> = {
    card: gatewayEnabled,
    gcash: gatewayEnabled,
    maya: gatewayEnabled,
    bank: hasBankAccount(settings),
    cod: total <= cashLimit(settings),
  };
  return PAYMENT_METHODS.filter((method) => settings[`pay_${method}`] && possible[method]);
}

/** The most that a courier collects for one order. */
export function cashLimit({ cod_max_amount }: Pick<PaymentSettings, "cod_max_amount">): Centavos {
  return pesos(cod_max_amount);
}

/** The limit that keeps an order of this total from being paid in cash, where that is the reason. */
export function cashLimitPassed(settings: PaymentSettings, total: Centavos): Centavos | undefined {
  const limit = cashLimit(settings);
  return settings.pay_cod && total > limit ? limit : undefined;
}

/** The settings that make an account; a transfer needs them all. */
export const BANK_ACCOUNT = ["bank_name", "bank_account_name", "bank_account_number"] as const;

export function hasBankAccount(settings: PaymentSettings): boolean {
  return BANK_ACCOUNT.every((key) => settings[key].trim() !== "");
}
