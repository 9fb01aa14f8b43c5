/** Holds the token of a sign-in whose second step is open. HttpOnly. */
export const SECOND_STEP_COOKIE = "pm_second_step";

/** Long enough to find the phone. */
export const SECOND_STEP_MINUTES = 10;

export type Factors = { apps: number; passkeys: number };

/** Whether an account has anything beside its password that only its holder has. */
export const hasAny = ({ apps, passkeys }: Factors) => apps + passkeys > 0;

/** One that is removed from these leaves none. */
export const isLastOfRequired = ({ apps, passkeys }: Factors) => apps + passkeys <= 1;

/**
 * Whether a password, a mailed link or Google alone do not open an account: it has an app, which
 * always asks, or it is of staff, of whom the shop requires a second step, and has a passkey.
 */
export function asksForMore({ apps, passkeys }: Factors, { required }: { required: boolean }) {
  return apps > 0 || (required && passkeys > 0);
}
