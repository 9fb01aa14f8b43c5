import { hashPassword, verifyPassword } from "better-auth/crypto";
import { limitWork } from "./limit-work.ts";

/** Each takes a core and 16 MB for about 60 ms; pages need the other threads of Node's pool. */
const AT_ONCE = 2;
/** In progress and waiting: the last of them waits for a second or two. */
const MOST = 40;

/** Thrown instead of waiting longer. Nothing was read or written for it. */
export class PasswordsBusy extends Error {
  override name = "PasswordsBusy";
}

const inTurn = limitWork({
  atOnce: AT_ONCE,
  most: MOST,
  refuse: () => new PasswordsBusy("too many passwords wait to be hashed"),
});

/**
 * The account library's own scrypt, named once so that accounts made without it are the same. Never
 * call it inside a transaction: a wait here would keep a connection from everyone else.
 */
export const passwords = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (known: { hash: string; password: string }) => inTurn(() => verifyPassword(known)),
};

/** Passwords that were hashed and compared before the transaction that writes them. */
export type PreparedPassword = {
  hash: string;
  /** The stored hash that the typed password was found to match, where one was typed. */
  verifiedHash?: string;
};

/** For the account library inside a transaction: it gets what was prepared, and can't hash. */
export function preparedPasswords(prepared?: PreparedPassword) {
  return {
    hash: async () => {
      if (!prepared) throw new Error("a password is hashed inside a transaction");
      return prepared.hash;
    },
    verify: async ({ hash }: { hash: string; password: string }) => {
      if (!prepared?.verifiedHash) throw new Error("a password is compared inside a transaction");
      return prepared.verifiedHash === hash;
    },
  };
}
