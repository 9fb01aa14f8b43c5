import { refuse } from "#app/lib/result.ts";
import type { Refusal } from "#app/lib/result.ts";
import { passwordLack, passwordRule } from "./password-level.ts";
import type { PasswordLack, PasswordLevel, PasswordRule } from "./password-level.ts";

export type WeakPassword = Refusal<"weak_password"> & { lack: PasswordLack; rule: PasswordRule };

/** The refusal of a password that is weaker than its account may have; undefined when it will do. */
export function weakPassword(password: string, level: PasswordLevel): WeakPassword | undefined {
  const lack = passwordLack(password, level);
  return lack && refuse("weak_password", { lack, rule: passwordRule(level) });
}
