import { verifyJWT } from "better-auth/crypto";
import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** A token of ours looks like this; PostgreSQL refuses some other characters. */
const RESET_TOKEN = /^[\w-]{1,100}$/;

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
  if (!RESET_TOKEN.test(token)) return undefined;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found && found.expiresAt > new Date() ? found.value : undefined;
}

/** The name of the row of a link that signs in; the token itself is only in the mail. */
export const signInLinkName = (token: string) => `sign-in-link:${hashToken(token)}`;

/** Whose confirmed account a link signs in to, while it works; looking does not use it up. */
export async function ownerOfSignInLink({ db, now }: Pick<Ctx, "db" | "now">, token: string) {
  const [owner] = await db
    .select({ id: user.id, email: user.email, isDemo: user.isDemo })
    .from(verification)
    .innerJoin(user, eq(user.id, verification.value))
    .where(
      and(
        eq(verification.identifier, signInLinkName(token)),
        gt(verification.expiresAt, now),
        eq(user.emailVerified, true),
      ),
    );
  return owner;
}
