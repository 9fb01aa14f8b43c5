import { z } from "zod";
import { mergeMessages } from "./texts/staff-merge.ts";
import { customerMessages as staff } from "./texts/staff.ts";
import { addressMessages } from "./texts/shopper-addresses.ts";
import { emailMessages } from "./texts/shopper-email.ts";
import { accountMessages as say } from "./texts/shopper.ts";
import { profileMessages } from "./texts/shopper-profile.ts";
import { LONGEST_NOTE } from "./rules/note-terms.ts";
import { LONGEST_SEARCH } from "./rules/customer-search.ts";
import { isCommonPassword } from "./rules/common-passwords.ts";
import { isDay } from "#app/lib/is-day.ts";
import { GENDERS } from "./rules/person-facts.ts";
import { readPhone } from "./rules/phone.ts";

const email = z
  .string(say.invalidEmail)
  .trim()
  .toLowerCase()
  .max(254, say.invalidEmail)
  .pipe(z.email(say.invalidEmail));

const password = z.string(say.shortPassword).min(6, say.shortPassword).max(128, say.longPassword);

/** Only characters that mails and pages can show. */
const name = z
  .string()
  .trim()
  .max(100, say.longName)
  .regex(/^\P{C}*$/u, say.oddName)
  .default("");

export const signInInput = z.object({ email, password });

export const signUpInput = z
  .object({ email, password, firstName: name, lastName: name, marketing: z.string().optional() })
  .refine((form) => !isCommonPassword(form.password, form.email), {
    path: ["password"],
    error: say.commonPassword,
  })
  .transform(({ marketing, ...form }) => ({ ...form, marketing: marketing === "yes" }));

const staffName = (short: string) =>
  z
    .string(short)
    .trim()
    .min(2, short)
    .max(100, say.longName)
    .regex(/^\P{C}*$/u, say.oddName);

/** The sign-up form of staff; only the first wrong field is reported. */
export const staffSignUpInput = z
  .object({
    email,
    password: z
      .string(say.staff.shortPassword)
      .min(8, say.staff.shortPassword)
      .max(128, say.longPassword),
    firstName: staffName(say.staff.shortFirstName),
    lastName: staffName(say.staff.shortLastName),
  })
  .refine((form) => !isCommonPassword(form.password, form.email), {
    path: ["password"],
    error: say.commonPassword,
  });

export const addressInput = z.object({ email });

export const emailAnswerInput = z.object({
  intent: z.enum(["agree", "stop"], emailMessages.oldForm),
});

export const confirmInput = z.object({ password });

export const newPasswordInput = z.object({
  password: password.refine((text) => !isCommonPassword(text), say.commonPassword),
});

/** Parsed to the stored format. An empty field means no phone. */
const phone = z
  .string(say.oddPhone)
  .trim()
  .max(30, say.oddPhone)
  .transform((typed, ctx) => {
    if (typed === "") return null;
    const stored = readPhone(typed);
    if (stored === undefined) {
      ctx.issues.push({ code: "custom", message: say.oddPhone, input: typed });
    }
    return stored ?? null;
  });

/** An optional date; whether it can be a birthday depends on today's date. */
const dateOfBirth = z
  .string(profileMessages.birthOdd)
  .trim()
  .default("")
  .refine((typed) => typed === "" || isDay(typed), profileMessages.birthOdd)
  .transform((typed) => (typed === "" ? null : typed));

const gender = z
  .enum(["", ...GENDERS], profileMessages.genderOdd)
  .default("")
  .transform((chosen) => (chosen === "" ? null : chosen));

export const profileInput = z.object({
  firstName: name,
  lastName: name,
  phone,
  dateOfBirth,
  gender,
});

export const PROFILE_FIELDS = ["firstName", "lastName", "phone", "dateOfBirth", "gender"] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** One profile field as typed, with the value that the page showed before. */
export const profileFieldInput = z.object({
  field: z.enum(PROFILE_FIELDS, profileMessages.failed),
  value: z.string(profileMessages.failed).max(200, profileMessages.failed),
  was: z.string(profileMessages.failed).max(200, profileMessages.failed),
});

/** The hidden field of the form that adds an address. */
export const addressKeyInput = z.object({ key: z.uuid(addressMessages.oldForm) });

/** The hidden field of the form that edits an address: the version that it was filled in from. */
export const addressVersionInput = z.object({
  version: z
    .string(addressMessages.oldForm)
    .regex(/^\d{1,9}$/, addressMessages.oldForm)
    .transform(Number),
});

export const marketingInput = z
  .object({ marketing: z.string().optional() })
  .transform(({ marketing }) => ({ marketing: marketing === "yes" }));

export const discretionInput = z
  .object({ discreet: z.string().optional() })
  .transform(({ discreet }) => ({ isDiscreet: discreet === "yes" }));

export const passwordChange = z.object({
  currentPassword: z
    .string(say.currentPasswordMissing)
    .min(1, say.currentPasswordMissing)
    .max(128, say.longPassword),
  newPassword: newPasswordInput.shape.password,
});

/** Staff's search for customers. An empty search shows all. */
export const customerSearchInput = z.object({
  search: z
    .string()
    .trim()
    .max(LONGEST_SEARCH, staff.searchLong(LONGEST_SEARCH))
    .regex(/^\P{Cc}*$/u, staff.searchOdd)
    .default(""),
});

export const noteInput = z.object({
  /** The form's key, so that a form sent twice adds one note. */
  key: z.uuid(),
  text: z
    .string(staff.noteNeeded)
    .trim()
    .min(1, staff.noteNeeded)
    .max(LONGEST_NOTE, staff.noteLong(LONGEST_NOTE)),
});

/** What staff look for another record by. */
export const otherRecordInput = z.object({
  search: z
    .string(mergeMessages.searchNeeded)
    .trim()
    .min(1, mergeMessages.searchNeeded)
    .max(LONGEST_SEARCH, mergeMessages.searchNeeded)
    .regex(/^\P{Cc}*$/u, mergeMessages.unusual),
});

export const mergeInput = z.object({
  otherId: z.uuid(mergeMessages.choiceNeeded),
  /** The record that stays, as the page showed it. */
  stays: z.uuid(mergeMessages.refusals.changed),
  reason: z
    .string(mergeMessages.reasonNeeded)
    .trim()
    .min(10, mergeMessages.reasonNeeded)
    .max(300, mergeMessages.reasonLong)
    .regex(/^[\P{C}\r\n]*$/u, mergeMessages.unusual),
});

export type NoteInput = z.infer<typeof noteInput>;
export type ProfileInput = z.infer<typeof profileInput>;
export type PasswordChange = z.infer<typeof passwordChange>;
export type SignInInput = z.infer<typeof signInInput>;
export type StaffSignUp = z.infer<typeof staffSignUpInput>;
export type SignUpInput = z.infer<typeof signUpInput>;
