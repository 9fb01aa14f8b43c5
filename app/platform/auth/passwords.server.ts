import { hashPassword, verifyPassword } from "better-auth/crypto";

/** The account library's own scrypt, named once so that accounts made without it are the same. */
export const passwords = { hash: hashPassword, verify: verifyPassword };
