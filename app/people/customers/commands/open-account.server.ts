import { APIError } from "better-auth/api";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { authWithin, type Auth } from "#app/platform/auth/auth.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import type { SignUpInput } from "../input.ts";
import { noteJoining } from "./note-joining.server.ts";

/** The password is hashed before the transaction. */
export type NewAccount = SignUpInput & { passwordHash: string };

/**
 * Opens an unconfirmed account with its customer and consents. Call inside a transaction.
 * @throws APIError where another sign-up was faster.
 */
export async function openAccount(ctx: Ctx, auth: Auth, input: NewAccount): Promise<string> {
  const { email, password, passwordHash, firstName, lastName, marketing } = input;
  const name = `${firstName} ${lastName}`.trim();
  const { user } = await authWithin(auth, ctx.db, {
    password: { hash: passwordHash },
  }).api.signUpEmail({
    body: { email, password, name, firstName, lastName },
  });
  // Where the address has just been taken, the library may answer with a user that does not exist.
  const opened = await findAccount(ctx.db, email);
  if (opened?.id !== user.id) throw new APIError("UNPROCESSABLE_ENTITY");
  await noteJoining(ctx, user.id, { marketing });
  return user.id;
}
