/** The HttpOnly cookie with the token of a sign-in that waits for its second step. */
export const SECOND_STEP_COOKIE = "pm_second_step";

/** Long enough to find the phone. */
export const SECOND_STEP_MINUTES = 10;

export type Factors = { apps: number; passkeys: number };

/** Whether the account has a factor besides its password that only its holder has. */
export const hasAny = ({ apps, passkeys }: Factors) => apps + passkeys > 0;

/** Removing one of these leaves none. */
export const isLastOfRequired = ({ apps, passkeys }: Factors) => apps + passkeys <= 1;

/**
 * Whether a password, a mailed link or Google alone is not enough: the account has an app, which is
 * always required, or it belongs to staff who must have a second step, and has a passkey.
 */
export function asksForMore({ apps, passkeys }: Factors, { required }: { required: boolean }) {
  return apps > 0 || (required && passkeys > 0);
}
