import { z } from "zod";
import { securityMessages as say } from "./texts/shopper.ts";

/** How browsers say that a passkey can be reached. */
const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** Of an app or from the paper: which of the two it is, its letters say. */
export const codeInput = z.object({
  code: z.string(say.codeMissing).trim().min(1, say.codeMissing).max(40, say.wrongCode),
});

export const proofInput = z.object({
  password: z
    .string(say.proofPasswordMissing)
    .min(1, say.proofPasswordMissing)
    .max(128, say.proofPasswordWrong),
});

/** What a browser answers for a passkey, as JSON in a field. The library looks at what is in it. */
const base64url = z.string().regex(/^[\w-]{1,8192}={0,2}$/);
const credential = { id: base64url, rawId: base64url, type: z.literal("public-key") };
const extensions = z.record(z.string(), z.unknown()).catch({});

const asJson = z
  .string(say.passkeyMissing)
  .min(1, say.passkeyMissing)
  .max(20_000, say.wrongPasskey)
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      check.addIssue({ code: "custom", message: say.wrongPasskey });
      return z.NEVER;
    }
  });

/** What is wrong inside is the browser's, and no words of ours would help its reader. */
const readAs = <T>(schema: z.ZodType<T>) =>
  asJson.transform((value, check): T => {
    const read = schema.safeParse(value);
    if (read.success) return read.data;
    check.addIssue({ code: "custom", message: say.wrongPasskey });
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
  .string(say.passkeyNameMissing)
  .trim()
  .min(1, say.passkeyNameMissing)
  .max(60, say.passkeyNameLong);

export const newPasskeyInput = z.object({ name, response: readAs(registration) });
export type NewPasskey = z.infer<typeof newPasskeyInput>;

export const passkeyAnswerInput = z.object({ response: readAs(assertion) });
export type PasskeyAnswer = z.infer<typeof passkeyAnswerInput>;

const passkeyId = z.uuid(say.noStep);
export const passkeyNameInput = z.object({ passkeyId, name });
export const passkeyIdInput = z.object({ passkeyId });
