import { data } from "react-router";
import { readPage } from "#app/lib/page-number.ts";
import { currentDocument } from "#app/running/content/queries/documents.server.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { hasBought } from "#app/selling/orders/queries/has-bought.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Settings } from "#app/running/settings/rules/definitions.ts";
import { commissionInWords } from "#app/running/settings/views/shop-words.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { ownAffiliate, type OwnAffiliate } from "../../queries/own-affiliate.server.ts";
import { AFFILIATE_TERMS } from "#app/selling/referrals/rules/affiliate-terms.ts";
import { affiliateShown } from "../../texts/shopper-shown.ts";
import { loadDashboard } from "./load-dashboard.server.ts";

/** Other customers get the form to join, or the reason why they cannot. */
export async function loadAffiliate(request: Request, url: URL, { ctx, env }: RequestContext) {
  const { flash, headers } = takeFlash(request, env.appUrl);
  const settings = await loadSettings(ctx.db);
  const commission = commissionInWords(settings);
  const isOpen = settings.affiliate_open;
  const own = await ownAffiliate(ctx);
  const page = readPage(url.searchParams.get("page"));
  return data(
    {
      flash: flash ?? null,
      isOpen,
      commission,
      rules: affiliateShown.rules({
        window: settings.affiliate_window_days,
        commission,
        hold: settings.affiliate_hold_days,
        withDiscount: settings.affiliate_with_discount,
      }),
      window: settings.affiliate_window_days,
      request: own && requestOf(own),
      dashboard:
        own && !requestOf(own)
          ? await loadDashboard(ctx, own, { page, appUrl: env.appUrl })
          : undefined,
      join: own ? await acceptOf(ctx, own) : await joinOf(ctx, settings),
    },
    { headers },
  );
}

function requestOf({ status, suspendedWhy }: OwnAffiliate) {
  if (status === "waiting")
    return {
      tone: "info",
      title: affiliateShown.waitingTitle,
      text: affiliateShown.waiting,
    } as const;
  if (status !== "declined") return undefined;
  return {
    tone: "warning",
    title: affiliateShown.declinedTitle,
    text: affiliateShown.declined(suspendedWhy),
  } as const;
}

/** The terms that a person added by staff has yet to accept. */
async function acceptOf({ db, now }: Ctx, own: OwnAffiliate) {
  if (own.termsVersion !== null || requestOf(own)) return undefined;
  const terms = await currentDocument(db, AFFILIATE_TERMS, now);
  return { locked: undefined, termsVersion: terms?.version, isMember: true };
}

/** The obstacle to joining, or the terms to agree to. */
async function joinOf(ctx: Ctx, settings: Settings) {
  const actor = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  const locked = (await customerOfUser(ctx.db, actor))
    ? (await hasBought(ctx))
      ? undefined
      : affiliateShown.noPurchase
    : affiliateShown.noCustomer;
  const terms = await currentDocument(ctx.db, AFFILIATE_TERMS, ctx.now);
  const termsVersion = settings.affiliate_open ? terms?.version : undefined;
  return { locked, termsVersion, isMember: false };
}
