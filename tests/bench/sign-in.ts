import { systemIds } from "#app/platform/access/ids.server.ts";
import { createAuth } from "#app/platform/auth/auth.server.ts";
import { accountOf } from "../actor-of.ts";
import type { App } from "../app-server.ts";
import { sessionOf } from "../session-of.ts";
import { benchContext } from "./context.ts";
import { SECRET } from "./purchase/buy.ts";

/** The cookie of an owner, signed in. The demo accounts are for shops without a proxy. */
export async function signInOwner({ db, url }: Pick<App, "db" | "url">): Promise<string> {
  const userId = systemIds.newId();
  await accountOf(benchContext(db), "admin", { userId });
  return sessionOf(createAuth({ db, secret: SECRET, appUrl: url }), SECRET, userId);
}
