import { refuse, type Refusal } from "#app/lib/result.ts";
import {
  passwordLack,
  passwordRule,
  type PasswordLack,
  type PasswordLevel,
  type PasswordRule,
} from "./password-level.ts";
import { isShopWord } from "./shop-words.ts";

export type WeakPassword = Refusal<"weak_password"> & {
  lack: PasswordLack | "own_words";
  rule: PasswordRule;
};

/**
 * Refuses a password that is weaker than its account requires, or made of `words` from the names of
 * the shop and its products; undefined if it is strong enough.
 */
export function weakPassword(
  password: string,
  level: PasswordLevel,
  words: readonly string[],
): WeakPassword | undefined {
  const lack = isShopWord(password, words) ? ("own_words" as const) : passwordLack(password, level);
  return lack && refuse("weak_password", { lack, rule: passwordRule(level) });
}
