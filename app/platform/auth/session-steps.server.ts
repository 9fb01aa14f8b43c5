import type { BetterAuthPlugin } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * Opens a session for a user who proved who they are without a password, such as by a mailed link.
 * The endpoint has no path, so only our commands can call it.
 */
export function sessionSteps() {
  return {
    id: "session-steps",
    endpoints: {
      openSession: createAuthEndpoint(
        {
          method: "POST",
          body: z.object({ userId: z.string(), proven: z.boolean() }),
          requireHeaders: true,
        },
        async (c) => {
          const { internalAdapter } = c.context;
          const user = await internalAdapter.findUserById(c.body.userId);
          if (!user) throw new Error("there is no user to open a session for");
          const unproven = c.body.proven ? undefined : { provenAt: null };
          const session = await internalAdapter.createSession(user.id, false, unproven);
          await setSessionCookie(c, { session, user });
          return { userId: user.id };
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
