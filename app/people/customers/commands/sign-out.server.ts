import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { forgetDevices } from "./forget-devices.server.ts";

/** Ends this session, or all of the account's and what it knows of browsers, and answers the cookies that say so. */
export async function signOut(
  { ctx, auth }: Pick<RequestContext, "ctx" | "auth">,
  { everywhere }: { everywhere: boolean },
  requestHeaders: Headers,
): Promise<string[]> {
  if (everywhere) {
    await auth.api.revokeSessions({ headers: requestHeaders });
    if (ctx.actor.kind === "user") {
      await forgetDevices(ctx, ctx.actor.userId);
      const subject = { type: "user", id: ctx.actor.userId };
      await recordAudit(ctx, { action: "sessions.ended", subject });
    }
  }
  // The library only logs a session that it could not delete, and says that all went well.
  if (ctx.actor.kind === "user" && ctx.actor.session) {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.session.id));
  }
  const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
  return headers.getSetCookie();
}
