import { href } from "react-router";
import { formatDate } from "#app/lib/dates.ts";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { LAST_ORDER_COOKIE } from "#app/selling/orders/rules/last-order-cookie.ts";
import { orderPath } from "#app/selling/orders/rules/order-link.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { cookieName, readCookie } from "#app/platform/http/cookies.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { countLookup } from "../../commands/count-lookup.server.ts";
import { describeVial } from "../../queries/describe-vial.server.ts";
import { ordersWithLot } from "../../queries/vial.server.ts";
import { isPerson } from "../../rules/is-person.ts";
import { lookUpMood } from "../../rules/look-ups.ts";
import { showCode } from "../../rules/vial-code.ts";
import { vialTexts as say } from "../../texts/shopper.ts";

/** The page of a code. Undefined for an unknown code. */
export async function loadVial({ ctx, env }: RequestContext, request: Request, code: string) {
  // Counted first, so that the number on the page includes this look-up.
  if (isPerson(request.headers)) await countLookup(ctx, code);
  const described = await describeVial(ctx, code);
  if (!described) return undefined;
  const { vial, lot, warning } = described;
  return {
    code: showCode(code),
    product: vial.product,
    productPage: vial.isListed ? href("/product/:id", { id: vial.slug }) : undefined,
    productName: vial.productName,
    lotNumber: lot.lotNumber,
    expiresOn: lot.expiresOn,
    demoNote: lot.demoNote,
    warning,
    proof: lot.proof,
    evidence: lot.evidence,
    lookups: {
      mood: lookUpMood(vial.lookups),
      text:
        vial.lookups <= 1 || vial.firstLookupAt === null
          ? say.lookups.first
          : say.lookups.count(vial.lookups, formatDate(vial.firstLookupAt)),
    },
    yours: await ordersOfReader(ctx, request, { lotId: vial.lotId, appUrl: env.appUrl }),
  };
}

export type ShownVial = NonNullable<Awaited<ReturnType<typeof loadVial>>>;

/** The reader's own orders with units of the lot, by their account or their browser. */
async function ordersOfReader(
  ctx: Ctx,
  request: Request,
  { lotId, appUrl }: { lotId: string; appUrl: string },
) {
  const { actor, db } = ctx;
  const token = readCookie(request, cookieName(LAST_ORDER_COOKIE, appUrl));
  const order = token ? await findOrderByToken(ctx, token) : undefined;
  const customer = actor.kind === "user" ? await customerOfUser(db, actor.userId) : undefined;
  const own = { customerId: customer?.id ?? null, orderId: order?.id ?? null };
  return (await ordersWithLot(db, lotId, own)).map((one) => ({
    to: orderPath(ctx, one),
    open: say.yours.open(one.orderNumber),
    text: say.yours.text(
      one.units,
      one.orderNumber,
      one.shippedAt ? formatDate(one.shippedAt) : "",
    ),
  }));
}
