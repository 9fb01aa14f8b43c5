import { z } from "zod";
import { manyLines } from "#app/lib/plain-text.ts";
import { readPesos } from "#app/selling/payments/rules/read-pesos.ts";
import { MOST_ADJUSTED } from "./rules/ledger-terms.ts";
import { readAffiliateCode } from "#app/selling/referrals/rules/affiliate-code.ts";
import { PAYOUT_METHODS, readAccountNumber } from "./rules/payout-terms.ts";
import { ownPayoutMessages as ownPayout } from "./texts/shopper-payouts.ts";
import { payoutMessages as payout } from "./texts/staff-payouts.ts";
import { affiliateStaffMessages as staff } from "./texts/staff.ts";
import { affiliateShown } from "./texts/shopper-shown.ts";

/** Joining: the version of the terms that was shown, and that it is accepted. */
export const joinInput = z.object({
  termsVersion: z
    .string(affiliateShown.refused.terms_changed)
    .regex(/^\d{1,6}$/, affiliateShown.refused.terms_changed)
    .transform(Number),
  terms: z.literal("yes", affiliateShown.acceptTerms),
});

const MOST_WORDS = 500;

const words = manyLines(MOST_WORDS, {
  required: staff.errors.reason,
  tooLong: staff.errors.long,
  unusual: staff.errors.unusual,
});

const email = z
  .string(staff.errors.email)
  .trim()
  .max(254, staff.errors.email)
  .refine((text) => z.email().safeParse(text).success, staff.errors.email);

export const addInput = z.object({
  email,
  reason: words.default("").transform((text) => text || undefined),
});

const on = z.object({
  version: z.coerce.number(staff.errors.stale).int(staff.errors.stale).positive(staff.errors.stale),
});

/** The affiliate reads the reason, or the log keeps it. */
export const reasonInput = on.extend({ reason: words.min(1, staff.errors.reason) });

/** Up or down, in pesos as they are typed. */
export const adjustInput = on
  .extend({
    why: words.min(1, staff.errors.reason),
    way: z.enum(["add", "take"], staff.errors.way),
    amount: z.string(staff.errors.amount),
  })
  .transform(({ why: reason, way, amount: typed, ...rest }, check) => {
    const amount = readPesos(typed);
    if (amount !== undefined && amount > 0 && amount <= MOST_ADJUSTED) {
      return { ...rest, reason, amount: way === "add" ? amount : -amount };
    }
    check.addIssue({ code: "custom", path: ["amount"], message: staff.errors.amount });
    return z.NEVER;
  });

const code = z.string(staff.errors.code).trim();

export const codeInput = on.extend({
  code: code.transform((text, check) => {
    const read = readAffiliateCode(text);
    if (read !== undefined) return read;
    check.addIssue({ code: "custom", message: staff.errors.code });
    return z.NEVER;
  }),
});

/** A code may be given along; left empty, theirs stays. */
export const approveInput = on.extend({
  affiliateId: z.uuid(staff.errors.stale),
  code: code.default("").transform((text, check) => {
    if (text === "") return undefined;
    const read = readAffiliateCode(text);
    if (read !== undefined) return read;
    check.addIssue({ code: "custom", message: staff.errors.code });
    return z.NEVER;
  }),
});

export const declineInput = reasonInput.extend({ affiliateId: z.uuid(staff.errors.stale) });

const MOST_LINE = 120;

const isLine = (text: string) => /^\P{Cc}*$/u.test(text) && text.isWellFormed();

const line = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(MOST_LINE, ownPayout.errors.long)
    .refine(isLine, ownPayout.errors.unusual);

const stale = payout.errors.stale;

export const payoutInput = z.object({
  version: z.coerce.number(stale).int(stale).positive(stale),
});

const lineId = z.uuid(stale);
export const paidInput = z.object({ lineId, reference: line(payout.errors.reference) });
export const failedInput = z.object({ lineId, why: line(payout.errors.why) });
const method = z.enum(PAYOUT_METHODS, payout.errors.method);
export const methodPaidInput = z.object({ method, reference: line(payout.errors.reference) });
export const lineProofInput = z.object({ lineId });
export const proofInput = z.object({ proofId: z.uuid(stale) });

export const payoutFileInput = z.object({ method });

export const detailsInput = z
  .object({
    method: z.enum(PAYOUT_METHODS, ownPayout.errors.method),
    holder: line(ownPayout.errors.holder),
    number: z.string(ownPayout.errors.number),
    bank: z.string(ownPayout.errors.bank).trim().max(MOST_LINE, ownPayout.errors.long).default(""),
  })
  .transform(({ method, holder, number: typed, bank }, check) => {
    const number = readAccountNumber(method, typed);
    const wrong = (field: "number" | "bank") => {
      check.addIssue({ code: "custom", path: [field], message: ownPayout.errors[field] });
      return z.NEVER;
    };
    if (number === undefined) return wrong("number");
    if (method === "bank" && (bank === "" || !isLine(bank))) return wrong("bank");
    return { method, holder, number, bank: method === "bank" ? bank : "" };
  });
