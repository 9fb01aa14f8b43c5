import { href } from "react-router";
import {
  hasBankAccount,
  type PaymentSettings,
} from "#app/selling/payments/rules/offered-methods.ts";
import { missingByLaw, type ShopOwner } from "#app/running/settings/rules/missing-by-law.ts";

export const STEPS = [
  "owner",
  "payment",
  "product",
  "strengths",
  "delivery",
  "mail",
  "texts",
  "backup",
  "staff",
] as const;
export type StepName = (typeof STEPS)[number];

export type ShopFacts = {
  settings: ShopOwner & PaymentSettings;
  gatewayEnabled: boolean;
  paymentSaved: boolean;
  hasProduct: boolean;
  /** Listed products whose strength shoppers cannot see, by name. */
  withoutStrength: readonly string[];
  deliverySaved: boolean;
  sendsMail: boolean;
  /** Legal texts that are still as the shop came with them, by name. */
  textsAsDelivered: readonly string[];
  backupProven: boolean;
  staffCount: number;
};

/** `missing` names what a step still lacks, where it has parts. */
export type Step = { name: StepName; done: boolean; missing: readonly string[] };

/** What a new shop needs before strangers can buy in it, each read from the facts. */
export function readChecklist(facts: ShopFacts): Step[] {
  const ownerLacks = missingByLaw(facts.settings).map(({ name }) => name);
  const done: Record<StepName, boolean> = {
    owner: ownerLacks.length === 0,
    payment: facts.gatewayEnabled || hasBankAccount(facts.settings) || facts.paymentSaved,
    product: facts.hasProduct,
    strengths: facts.hasProduct && facts.withoutStrength.length === 0,
    delivery: facts.deliverySaved,
    mail: facts.sendsMail,
    texts: facts.textsAsDelivered.length === 0,
    backup: facts.backupProven,
    staff: facts.staffCount > 1,
  };
  const missing: Partial<Record<StepName, readonly string[]>> = {
    owner: ownerLacks,
    strengths: facts.withoutStrength,
    texts: facts.textsAsDelivered,
  };
  return STEPS.map((name) => ({ name, done: done[name], missing: missing[name] ?? [] }));
}

/** Where a step is taken; mail is set where the shop is started. */
export const STEP_PAGES: Record<StepName, string | undefined> = {
  owner: href("/admin/settings"),
  payment: href("/admin/settings/payments"),
  product: href("/admin/products"),
  strengths: href("/admin/vials"),
  delivery: href("/admin/settings/delivery"),
  mail: undefined,
  texts: href("/admin/content"),
  backup: href("/admin/settings/backup"),
  staff: href("/admin/settings/staff"),
};
