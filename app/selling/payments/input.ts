import { z } from "zod";
import { manyLines, oneLine } from "#app/lib/plain-text.ts";
import { testPageText } from "./texts/shopper-test-page.ts";
import { paymentSettingsMessages } from "./texts/staff-settings.ts";
import { refundMessages as say, staffTransferMessages as staff } from "./texts/staff.ts";
import { BANK_ACCOUNT } from "./rules/offered-methods.ts";
import {
  CALLBACK_ORDERS,
  MAX_DELAY_SECONDS,
  MAX_REPEAT,
  TEST_DECISIONS,
} from "./rules/test-callbacks.ts";
import { DECLINE_REASONS } from "./rules/transfer-terms.ts";
import {
  saysItsMode,
  SECRETS,
  secretsOf,
  type ProviderName,
  type ProviderSecrets,
  type SecretName,
} from "./rules/providers.ts";
import { readPesos } from "./rules/read-pesos.ts";
import { PROVIDER_NAMES, providerMessages as providers } from "./texts/staff-providers.ts";
import { reconciliationMessages as reconciliation } from "./texts/staff-reconciliation.ts";

const wholeNumber = (min: number, max: number) => {
  const message = testPageText.outOfRange(min, max);
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

/** The form of the built-in payment page: the pressed button, and the provider's behavior. */
export const testDecisionInput = z
  .object({
    decision: z.enum(TEST_DECISIONS, testPageText.notUnderstood),
    delay_seconds: wholeNumber(0, MAX_DELAY_SECONDS).default(0),
    repeat: wholeNumber(1, MAX_REPEAT).default(1),
    order: z.enum(CALLBACK_ORDERS, testPageText.notUnderstood).default("normal"),
    lose: z.literal("on", testPageText.notUnderstood).optional(),
  })
  .transform(({ decision, delay_seconds, repeat, order, lose }) => ({
    decision,
    callbacks: { delaySeconds: delay_seconds, repeat, order, lose: lose === "on" },
  }));

const text = (max: number) => z.string(say.reason).trim().max(max, say.tooLong(max));

/** The refund form of the back-office. The command gets the effect of `how`, not `how`. */
export const refundInput = z
  .object({
    key: z.uuid(say.openAgain),
    amount: z.string(say.amount).transform((typed, check) => {
      const amount = readPesos(typed);
      if (amount !== undefined && amount > 0) return amount;
      check.addIssue(say.amount);
      return z.NEVER;
    }),
    how: z.enum(["gateway", "by-hand", "credit"], say.openAgain),
    reference: text(200).default(""),
    reason: text(500).min(1, say.reason),
  })
  .transform(({ how, reference, ...rest }, check) => {
    const toCredit = how === "credit";
    if (how !== "by-hand") return { ...rest, byHand: undefined, toCredit };
    if (reference) return { ...rest, byHand: reference, toCredit };
    check.addIssue({ code: "custom", path: ["reference"], message: say.reference });
    return z.NEVER;
  });
export type RefundInput = z.infer<typeof refundInput>;
export const confirmTransferInput = z.object({
  received: z
    .string(staff.errors.amount)
    .transform(readPesos)
    .pipe(z.number(staff.errors.amount).positive(staff.errors.amount)),
  bankReference: z
    .string(staff.errors.bankReference)
    .trim()
    .min(1, staff.errors.bankReference)
    .max(100, staff.errors.bankReference),
});

/** Why staff decline a proof: a usual reason, their own words, or both. */
export const declineTransferInput = z
  .object({
    reason: z.enum(DECLINE_REASONS, staff.errors.reason),
    note: z.string().trim().max(500, staff.errors.noteTooLong).default(""),
  })
  .refine(({ reason, note }) => reason !== "other" || note !== "", {
    path: ["note"],
    message: staff.errors.note,
  })
  .transform(({ reason, note }) => {
    const usual = reason === "other" ? "" : staff.reasons[reason];
    return [usual, note].filter(Boolean).join(" ");
  });

/** An unticked box sends nothing. */
const ticked = z
  .string()
  .optional()
  .transform((sent) => (sent === undefined ? "false" : "true"));
const typed = z.string().trim().default("");

/** The owner's payment settings as texts, by key. */
export const paymentSettingsInput = z
  .object({
    pay_card: ticked,
    pay_gcash: ticked,
    pay_maya: ticked,
    pay_bank: ticked,
    pay_cod: ticked,
    bank_name: typed,
    bank_account_name: typed,
    bank_account_number: typed,
    bank_instructions: typed,
    cod_max_amount: typed.transform((text) => text.replaceAll(",", "")),
    cod_cold: typed,
    cod_cold_days: typed,
    cod_remit_days: typed,
  })
  .superRefine((form, { addIssue }) => {
    const empty = BANK_ACCOUNT.filter((key) => form[key] === "");
    if (empty.length === 0 || empty.length === BANK_ACCOUNT.length) return;
    const message = paymentSettingsMessages.accountIncomplete;
    for (const key of empty) addIssue({ code: "custom", path: [key], message });
  });

const sentVersion = z
  .string(providers.errors.changed_meanwhile)
  .regex(/^\d{1,9}$/, providers.errors.changed_meanwhile)
  .transform(Number);

const NO_KEY = { ...providers.problems, required: providers.problems.required };

/** One secret. A stored one may be left out, and then stays unchanged. */
function secretText(provider: ProviderName, name: SecretName, isStored: boolean) {
  const label = providers.fields[provider][name] ?? name;
  const wrong = providers.problems.shape(label, PROVIDER_NAMES[provider]);
  return oneLine(400, NO_KEY)
    .refine((typed) => isStored || typed !== "", NO_KEY.required)
    .refine((typed) => typed === "" || SECRETS[provider][name]?.test(typed), wrong);
}

/** A provider's keys. Only keys that are not stored are required. */
export function providerForm(provider: ProviderName, stored: readonly SecretName[]) {
  const names = secretsOf(provider);
  const fields = names.map((name) => [name, secretText(provider, name, stored.includes(name))]);
  const mode = saysItsMode(provider)
    ? z.unknown().optional()
    : z.enum(["live", "test"], providers.problems.mode);
  return z
    .object({ version: sentVersion, mode })
    .and(z.object(Object.fromEntries(fields)))
    .transform((sent) => ({
      version: sent.version,
      isLive: sent.mode === "live",
      secrets: Object.fromEntries(
        names.flatMap((name) => {
          const typed = sent[name];
          return typeof typed === "string" && typed !== "" ? [[name, typed]] : [];
        }),
      ) as ProviderSecrets,
    }));
}

/** The explanation of staff for a resolved finding. */
export const endFindingInput = z.object({
  findingId: z.uuid(reconciliation.errors.not_found),
  note: manyLines(500, reconciliation.problems).min(1, reconciliation.problems.required),
});
