import { eq } from "drizzle-orm";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { session } from "#app/platform/auth/tables.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { forgetDevices } from "./forget-devices.server.ts";

/** Ends this session, or all sessions and known browsers; returns the cookies to clear. */
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
  // If the library cannot delete a session, it only logs that and reports success.
  if (ctx.actor.kind === "user" && ctx.actor.session) {
    await ctx.db.delete(session).where(eq(session.id, ctx.actor.session.id));
  }
  const { headers } = await auth.api.signOut({ headers: requestHeaders, returnHeaders: true });
  return headers.getSetCookie();
}
