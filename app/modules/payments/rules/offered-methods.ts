import type { Centavos } from "#app/lib/money.ts";
import { PAYMENT_METHODS } from "#app/modules/orders/rules/order-terms.ts";
import type { PaymentMethod } from "#app/modules/orders/rules/order-terms.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";

export type PaymentSettings = Pick<
  Settings,
  | `pay_${PaymentMethod}`
  | "bank_name"
  | "bank_account_name"
  | "bank_account_number"
  | "cod_max_amount"
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
    cod: total <= settings.cod_max_amount * 100,
  };
  return PAYMENT_METHODS.filter((method) => settings[`pay_${method}`] && possible[method]);
}

function hasBankAccount(settings: PaymentSettings): boolean {
  const { bank_name, bank_account_name, bank_account_number } = settings;
  return [bank_name, bank_account_name, bank_account_number].every((text) => text.trim() !== "");
}
