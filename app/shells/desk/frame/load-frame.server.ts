import { storedSettings } from "#app/running/settings/queries.server.ts";
import { readSettings } from "#app/running/settings/rules/read-settings.ts";
import { missingByLaw } from "#app/running/settings/rules/missing-by-law.ts";
import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Env } from "#app/platform/env.server.ts";
import { may } from "#app/platform/access/may.ts";
import { flashOfDocument } from "#app/platform/http/flash.server.ts";
import { undeliveredMails } from "#app/platform/mail/queries.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { waitingBehind } from "./count-waiting.server.ts";
import { isMenuFolded } from "./menu-cookie.ts";
import { readMenu, type MenuSection } from "./read-menu.ts";

type FrameRow = {
  waiting: Record<string, number>;
  settings: Record<string, string> | null;
  undelivered: number;
};

/** What waits, mails included, and the settings for those who may mend what they lack. */
async function readAtOnce({ db, actor, now }: Ctx, menu: readonly MenuSection[]) {
  const settings = may(actor, "settings:write") ? storedSettings : sql`null`;
  const { rows } = await db.execute<FrameRow>(
    sql`select ${waitingBehind(menu, now)} as waiting, ${settings} as settings,
      ${undeliveredMails} as undelivered`,
  );
  return rows[0] ?? { waiting: {}, settings: null, undelivered: 0 };
}

type FrameRequest = Pick<RequestContext, "ctx" | "displayName"> & { env: Pick<Env, "appUrl"> };

/** What stands around every page of the back-office. The policy table lets only staff this far. */
export async function loadFrame({ ctx, env, displayName }: FrameRequest, request: Request) {
  const { flash, headers } = flashOfDocument(request, env.appUrl);
  const menu = readMenu(ctx.actor);
  const { waiting, settings, undelivered } = await readAtOnce(ctx, menu);
  const missing = settings === null ? [] : missingByLaw(readSettings(settings));
  const email = ctx.actor.kind === "user" ? ctx.actor.email : "";
  const frame = {
    menu,
    flash,
    waiting,
    undelivered,
    folded: isMenuFolded(request.headers.get("cookie")),
    missing: missing.map(({ name }) => name),
    reader: { name: displayName ?? email, email },
  };
  return { frame, headers };
}
