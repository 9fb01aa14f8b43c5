import { atShopMinute } from "#app/lib/dates.ts";
import { hasConsent } from "#app/running/consent/queries.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { urgencyOf } from "#app/care/triage/rules/urgency-of.server.ts";
import { readUnit } from "#app/care/dosing/pages/portal/unit-cookie.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import {
  measuredEntries,
  ownEntries,
  ownEntry,
  wellnessStats,
} from "../../queries/own-entries.server.ts";
import { ownerMark } from "../../queries/owner-mark.server.ts";
import { firstDayOf, readRange } from "../../rules/series.ts";
import { wellnessWording } from "../../texts/shopper.ts";
import { newEntryTexts } from "../../views/entry-texts.ts";
import { showCharts } from "../../views/show-charts.ts";
import { showEntry } from "../../views/show-entry.ts";

export const readWeightUnit = (request: Request, appUrl: string) => readUnit(request, appUrl, "kg");

/** The introduction, the question for consent, or the entries. */
export async function loadWellness(served: RequestContext, request: Request, url: URL) {
  const { ctx, env } = served;
  const { userId } = signedIn(ctx);
  if (!(await hasBought(ctx))) return { state: "locked" } as const;
  if (!(await hasConsent(ctx.db, { type: "user", id: userId }, "health_wellness"))) {
    const { site_name } = await loadSettings(ctx.db);
    return { state: "asks", wording: wellnessWording(site_name) } as const;
  }
  const unit = readWeightUnit(request, env.appUrl);
  const { entries, hasMore } = await ownEntries(ctx, userId);
  const range = readRange(url.searchParams.get("range"));
  const first = firstDayOf(range, ctx.now);
  const measured = await measuredEntries(
    ctx,
    userId,
    first === undefined ? undefined : atShopMinute(first, 0),
  );
  const added = await ownEntry(ctx, userId, url.searchParams.get("added") ?? "");
  return {
    state: "open",
    unit,
    isShared: await hasConsent(ctx.db, { type: "user", id: userId }, "health_wellness_sharing"),
    owner: ownerMark(ctx, userId),
    newId: ctx.ids.newId(),
    begun: newEntryTexts(ctx.now, unit),
    stats: await wellnessStats(ctx, userId),
    range,
    charts: showCharts(measured, { first, now: ctx.now, unit }),
    recent: entries.map((entry) => showEntry(entry, unit)),
    hasMore,
    urgency: added?.words && urgencyOf([...added.words.symptoms, added.words.notes], "note"),
  } as const;
}

/** The service worker keeps this page, so its only personal data is a mark of the account. */
export async function loadOffline({ ctx, env }: RequestContext, request: Request) {
  const { userId } = signedIn(ctx);
  const isOpen =
    (await hasBought(ctx)) &&
    (await hasConsent(ctx.db, { type: "user", id: userId }, "health_wellness"));
  const unit = readWeightUnit(request, env.appUrl);
  return { open: isOpen ? { owner: ownerMark(ctx, userId), unit } : null };
}
