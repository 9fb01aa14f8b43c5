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
 * The refusal of a password that is weaker than its account may have, or made of `words` by which
 * the shop and its products are called; undefined when it will do.
 */
export function weakPassword(
  password: string,
  level: PasswordLevel,
  words: readonly string[],
): WeakPassword | undefined {
  const lack = isShopWord(password, words) ? ("own_words" as const) : passwordLack(password, level);
  return lack && refuse("weak_password", { lack, rule: passwordRule(level) });
}
