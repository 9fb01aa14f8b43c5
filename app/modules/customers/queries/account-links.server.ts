import { verifyJWT } from "better-auth/crypto";
import { z } from "zod";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { couldBeResetToken } from "../rules/account-links.ts";

const confirmation = z.object({ email: z.string() });

/** The address a confirmation link is for, while there is such an account and the link is valid. */
export async function addressOfLink(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  token: string,
): Promise<string | undefined> {
  const read = confirmation.safeParse(await verifyJWT(token, auth.options.secret));
  if (!read.success) return undefined;
  return (await findAccount(ctx.db, read.data.email))?.email;
}

/** The user whose reset link it is, while it works; looking does not use it up. */
export async function ownerOfResetLink(
  { auth }: Pick<RequestContext, "auth">,
  token: string,
): Promise<string | undefined> {
  if (!couldBeResetToken(token)) return undefined;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found && found.expiresAt > new Date() ? found.value : undefined;
}
