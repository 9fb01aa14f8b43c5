import { href, redirect } from "react-router";
import { addDays, formatDate } from "#app/lib/dates.ts";
import { assessmentsOfUser } from "#app/care/assessments/queries/own.server.ts";
import { findListedProduct } from "#app/goods/catalog/queries/product.server.ts";
import { soldVariants } from "#app/goods/catalog/queries/variants.server.ts";
import { toDetail } from "#app/goods/catalog/views/product-detail.ts";
import { hasClinician } from "../../queries/clinicians.server.ts";
import { ownApprovals } from "../../queries/approvals.server.ts";
import { ownRequests } from "../../queries/own-requests.server.ts";
import { unitsLeft } from "../../rules/check-clearance.ts";
import { isOpen } from "../../rules/request-moves.ts";
import { consentWording, unitsWords } from "../../texts/shopper.ts";
import { shownSettings } from "#app/running/settings/queries.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { orNotFound, type RequestContext } from "#app/platform/http/request-context.server.ts";

/** Loads the approval page of a product for the signed-in buyer, who can order, wait or ask. */
export async function loadAsk(served: RequestContext, id: string, url: URL) {
  const { db, now } = served.ctx;
  const { userId } = signedIn(served.ctx);
  const row = orNotFound(await findListedProduct(db, id.replaceAll("\u0000", "")));
  const { product } = row;
  if (product.clearance !== "required") throw redirect(href("/product/:id", { id: product.slug }));
  const [requests, approvals, mayAsk, assessments, settings] = await Promise.all([
    ownRequests(db, userId, product.id),
    ownApprovals(served.ctx, null),
    hasClinician(db, userId),
    assessmentsOfUser(db, userId),
    shownSettings(served),
  ]);
  const left = unitsLeft(product.id, approvals);
  const open = requests.find(({ state }) => isOpen(state));
  const newest = assessments.find(({ read }) => read !== undefined);
  const { name, slug } = product;
  const wants = url.searchParams;
  return {
    product: { id: product.id, name, slug },
    approved:
      left > 0
        ? await showApproved(served, row, { left, until: lastDay(requests, now) })
        : undefined,
    openState: open?.state === "to_talk" ? ("to_talk" as const) : open && ("asked" as const),
    mayAsk,
    more: left === 0 || wants.has("more"),
    assessment: newest && { id: newest.id, date: formatDate(newest.completedAt) },
    answersAfresh: wants.get("answers") === "own",
    consent: consentWording(settings.site_name),
  };
}

type ProductRow = NonNullable<Awaited<ReturnType<typeof findListedProduct>>>;

async function showApproved(
  { ctx }: RequestContext,
  { product, ...rest }: ProductRow,
  { left, until }: { left: number; until: string },
) {
  const variants = product.highestPrice === null ? [] : await soldVariants(ctx.db, product.id);
  const detail = toDetail({ ...product, ...rest, variants }, null);
  return { left: unitsWords(left), until, detail };
}

type Requests = Awaited<ReturnType<typeof ownRequests>>;

/** The end of the approval that is valid longest. */
function lastDay(requests: Requests, now: Date): string {
  const ends = requests.flatMap(({ approval }) =>
    approval && approval.endedAt === null && approval.until > now ? [approval.until] : [],
  );
  const latest = ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? now;
  return formatDate(addDays(latest, -1));
}
