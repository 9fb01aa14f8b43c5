import { data } from "react-router";
import { readPage } from "#app/lib/page-number.ts";
import { formatMoney } from "#app/lib/money.ts";
import { currentDocument } from "#app/modules/content/queries/documents.server.ts";
import { customerOfUser } from "#app/modules/customers/queries/customer.server.ts";
import { hasBought } from "#app/modules/customers/queries/has-bought.server.ts";
import { qrPath } from "#app/modules/security/views/qr-path.ts";
import { loadSettings } from "#app/modules/settings/queries.server.ts";
import type { Settings } from "#app/modules/settings/rules/definitions.ts";
import { commissionInWords } from "#app/modules/settings/views/shop-words.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { commissionsOf, entriesOf } from "../queries/own-commissions.server.ts";
import { earningsOf } from "../queries/own-earnings.server.ts";
import { ownAffiliate, type OwnAffiliate } from "../queries/own-affiliate.server.ts";
import { AFFILIATE_TERMS } from "../rules/affiliate-terms.ts";
import { referralLink } from "../rules/referral-link.ts";
import { affiliateMessages as say } from "../texts/shopper.ts";
import { showCommission } from "../views/show-commission.ts";

const PAGE = 20;

/** The dashboard of an affiliate; for others the way to join, or why there is none. */
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
      rules: say.rules(settings.affiliate_window_days, commission, settings.affiliate_hold_days),
      window: settings.affiliate_window_days,
      dashboard: own && (await dashboardOf(ctx, own, { page, appUrl: env.appUrl })),
      join: own ? undefined : await joinOf(ctx, settings),
    },
    { headers },
  );
}

/** What stands in the way of joining, or the terms that are agreed to. */
async function joinOf(ctx: Ctx, settings: Settings) {
  const actor = ctx.actor.kind === "user" ? ctx.actor.userId : "";
  const locked = (await customerOfUser(ctx.db, actor))
    ? (await hasBought(ctx))
      ? undefined
      : say.noPurchase
    : say.noCustomer;
  const terms = await currentDocument(ctx.db, AFFILIATE_TERMS, ctx.now);
  const termsVersion = settings.affiliate_open ? terms?.version : undefined;
  return { locked, termsVersion };
}

async function dashboardOf(
  { db }: Ctx,
  own: OwnAffiliate,
  { page, appUrl }: { page: number; appUrl: string },
) {
  const found = await commissionsOf(db, own.id, { limit: PAGE + 1, offset: (page - 1) * PAGE });
  const shown = found.slice(0, PAGE);
  const entries = await entriesOf(
    db,
    shown.map(({ id }) => id),
  );
  const { earned, left, onHold, payable, paid, buyers, orders } = await earningsOf(db, own.id);
  const money = (amount: number) => formatMoney(amount, { centavos: "always" });
  const link = referralLink(appUrl, own.code);
  const { figures } = say;
  return {
    code: own.code,
    link,
    qr: qrPath(link),
    suspended: own.status === "suspended" ? say.suspended(own.suspendedWhy) : undefined,
    figures: [
      { label: figures.onHold, value: money(onHold) },
      { label: figures.payable, value: money(payable) },
      { label: figures.paid, value: money(paid) },
      { label: figures.earned, value: money(earned) },
      { label: figures.reversed, value: money(earned - left) },
      { label: figures.buyers, value: String(buyers) },
      { label: figures.orders, value: String(orders) },
    ],
    page,
    hasMore: found.length > PAGE,
    commissions: shown.map((one) =>
      showCommission(
        one,
        entries.filter(({ commissionId }) => commissionId === one.id),
      ),
    ),
  };
}

export type Dashboard = Awaited<ReturnType<typeof dashboardOf>>;
