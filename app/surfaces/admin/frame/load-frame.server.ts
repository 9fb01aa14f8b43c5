import { loadSettings } from "#app/modules/settings/queries.server.ts";
import { missingByLaw } from "#app/modules/settings/rules/missing-by-law.ts";
import { may } from "#app/platform/access/may.ts";
import { flashOfDocument } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { countWaiting } from "./count-waiting.server.ts";
import { isMenuFolded } from "./menu-cookie.ts";
import { readMenu } from "./read-menu.ts";

/** What stands around every page of the back-office. The policy table lets only staff this far. */
export async function loadFrame({ ctx, env, displayName }: RequestContext, request: Request) {
  const { flash, headers } = flashOfDocument(request, env.appUrl);
  const menu = readMenu(ctx.actor);
  const [waiting, missing] = await Promise.all([
    countWaiting(ctx.db, menu, ctx.now),
    may(ctx.actor, "settings:write") ? loadSettings(ctx.db).then(missingByLaw) : [],
  ]);
  const email = ctx.actor.kind === "user" ? ctx.actor.email : "";
  const frame = {
    menu,
    flash,
    waiting,
    folded: isMenuFolded(request.headers.get("cookie")),
    missing: missing.map(({ name }) => name),
    reader: { name: displayName ?? email, email },
  };
  return { frame, headers };
}
