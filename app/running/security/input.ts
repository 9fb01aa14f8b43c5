import { z } from "zod";
import { securityAnswers } from "./texts/shopper-answers.ts";

/** The ways of reaching a passkey that browsers report. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** An app's code or a recovery code; its characters tell which. */
export const codeInput = z.object({
  code: z
    .string(securityAnswers.codeMissing)
    .trim()
    .min(1, securityAnswers.codeMissing)
    .max(40, securityAnswers.wrongCode),
});

export const proofInput = z.object({
  password: z
    .string(securityAnswers.proofPasswordMissing)
    .min(1, securityAnswers.proofPasswordMissing)
    .max(128, securityAnswers.proofPasswordWrong),
});

/** A browser's answer for a passkey, as JSON in a field. The library checks its contents. */
const base64url = z.string().regex(/^[\w-]{1,8192}={0,2}$/);
const credential = { id: base64url, rawId: base64url, type: z.literal("public-key") };
const extensions = z.record(z.string(), z.unknown()).catch({});

const asJson = z
  .string(securityAnswers.passkeyMissing)
  .min(1, securityAnswers.passkeyMissing)
  .max(20_000, securityAnswers.wrongPasskey)
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      check.addIssue({ code: "custom", message: securityAnswers.wrongPasskey });
      return z.NEVER;
    }
  });

/** Errors inside are the browser's, and no message would help the user. */
const readAs = <T>(schema: z.ZodType<T>) =>
  asJson.transform((value, check): T => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    check.addIssue({ code: "custom", message: securityAnswers.wrongPasskey });
    return z.NEVER;
  });

const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.enum(TRANSPORTS)).max(10).catch([]),
  }),
  clientExtensionResults: extensions,
});

const assertion = z.object({
  ...credential,
  response: z
    .object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    })
    .transform(({ userHandle, ...signed }) => ({ ...signed, ...(userHandle && { userHandle }) })),
  clientExtensionResults: extensions,
});

const name = z
  .string(securityAnswers.passkeyNameMissing)
  .trim()
  .min(1, securityAnswers.passkeyNameMissing)
  .max(60, securityAnswers.passkeyNameLong);

export const newPasskeyInput = z.object({ name, response: readAs(registration) });
export type NewPasskey = z.infer<typeof newPasskeyInput>;

export const passkeyAnswerInput = z.object({ response: readAs(assertion) });
export type PasskeyAnswer = z.infer<typeof passkeyAnswerInput>;

const passkeyId = z.uuid(securityAnswers.noStep);
export const passkeyNameInput = z.object({ passkeyId, name });
export const passkeyIdInput = z.object({ passkeyId });
