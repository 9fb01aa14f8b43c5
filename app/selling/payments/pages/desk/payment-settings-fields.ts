import type { EditField, Texts } from "#app/lib/edit.ts";
import { orderMessages } from "#app/selling/orders/texts/shopper.ts";
import { PAYMENT_METHODS } from "#app/selling/orders/rules/order-terms.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { BANK_ACCOUNT } from "../../rules/offered-methods.ts";
import { paymentSettingsMessages as say } from "../../texts/staff-settings.ts";

const TEXTS = [
  ...BANK_ACCOUNT,
  "bank_instructions",
  "cod_max_amount",
  "cod_cold",
  "cod_cold_days",
  "cod_remit_days",
] as const;

/** The fields of the payment settings. */
export const paymentSettingsFields: readonly EditField[] = [
  ...PAYMENT_METHODS.map((method) => ({
    name: `pay_${method}`,
    label: orderMessages.method[method],
    kind: "tick" as const,
  })),
  ...TEXTS.map((name) => ({
    name,
    label: say.fields[name],
    kind: name === "bank_instructions" ? ("long" as const) : ("line" as const),
    ...(name === "cod_cold" && { words: say.coldCash }),
  })),
];

export function paymentSettingsTexts(settings: Settings): Texts {
  const switches = PAYMENT_METHODS.map((method) => {
    return [`pay_${method}`, settings[`pay_${method}`] ? "on" : ""];
  });
  const texts = TEXTS.map((name) => [name, String(settings[name])]);
  return Object.fromEntries([...switches, ...texts]) as Texts;
}
