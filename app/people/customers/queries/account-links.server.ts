import { verifyJWT } from "better-auth/crypto";
import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import { findAccount } from "#app/platform/auth/find-account.server.ts";
import { user, verification } from "#app/platform/auth/tables.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The format of our tokens. PostgreSQL rejects some other characters. */
const RESET_TOKEN = /^[\w-]{1,100}$/;

const confirmation = z.object({ email: z.string() });

/** The address of a confirmation link; undefined if the link is invalid or the account is gone. */
export async function addressOfLink(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  token: string,
): Promise<string | undefined> {
  const read = confirmation.safeParse(await verifyJWT(token, auth.options.secret));
  if (!read.success) return undefined;
  return (await findAccount(ctx.db, read.data.email))?.email;
}

/** The user of a valid reset link; looking does not use the link up. */
export async function ownerOfResetLink(
  { auth }: Pick<RequestContext, "auth">,
  token: string,
): Promise<string | undefined> {
  if (!RESET_TOKEN.test(token)) return undefined;
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
  return found && found.expiresAt > new Date() ? found.value : undefined;
}

/** The row name of a sign-in link. Only the mail has the token itself. */
export const signInLinkName = (token: string) => `sign-in-link:${hashToken(token)}`;

/** The confirmed account of a valid sign-in link; looking does not use the link up. */
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
