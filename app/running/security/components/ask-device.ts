import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/browser";
import type { securityMessages } from "../texts/shopper.ts";

export type PasskeyProblem = keyof typeof securityMessages.passkeyProblem;
type Answer<T> = { ok: true; answer: T } | { ok: false; problem: PasskeyProblem };

const library = () => import("@simplewebauthn/browser");

/** Preloads the library, so that a press on the button waits only for the device. */
export async function getReady(): Promise<void> {
  await library().catch(() => undefined);
}

export const makePasskey = (
  options: PublicKeyCredentialCreationOptionsJSON,
): Promise<Answer<RegistrationResponseJSON>> =>
  ask(async () => (await library()).startRegistration({ optionsJSON: options }));

export const answerByPasskey = (
  options: PublicKeyCredentialRequestOptionsJSON,
): Promise<Answer<AuthenticationResponseJSON>> =>
  ask(async () => (await library()).startAuthentication({ optionsJSON: options }));

async function ask<T>(start: () => Promise<T>): Promise<Answer<T>> {
  if (typeof PublicKeyCredential === "undefined") return { ok: false, problem: problemHere() };
  try {
    return { ok: true, answer: await start() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

/** Browsers hide passkeys from pages without a secure connection. */
const problemHere = (): PasskeyProblem => (globalThis.isSecureContext ? "none" : "site");

function problemOf(error: unknown): PasskeyProblem {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  switch (code) {
    case "ERROR_INVALID_DOMAIN":
    case "ERROR_INVALID_RP_ID":
      return "site";
    case "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED":
      return "known";
    case "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT":
    case "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT":
    case "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG":
      return "unable";
    default:
      return "stopped";
  }
}
