import { ok, refuse } from "#app/lib/result.ts";
import { noSooner } from "#app/platform/http/no-sooner.server.ts";
import { perMinute } from "#app/platform/access/page.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { operation, type Operation } from "#app/platform/records/operation.ts";
import { askForOrderLink } from "#app/selling/orders/commands/ask-for-order-link.server.ts";
import { checkParcel } from "#app/selling/orders/commands/check-parcel.server.ts";
import {
  ORDER_LIMIT,
  PARCEL_LIMIT,
  TRACK_LIMIT,
} from "#app/selling/orders/rules/look-up-limits.ts";
import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { sentParcels } from "#app/selling/orders/queries/parcels.server.ts";
import { showCheck } from "#app/selling/orders/views/show-check.ts";
import { deliveryInput, orderIdInput, orderLinkInput, parcelInput } from "../input.ts";
import { agentMessages as say } from "../texts/shopper-agents.ts";
import { deliveryMessages, inform, showTotals } from "../views/show-cart.ts";
import { showOrder } from "../views/show-order.ts";
import { deliveryAnswer, linkAnswer, orderAnswer, parcelAnswer } from "../views/ucp-answers.ts";
import { priceLines } from "./price-lines.server.ts";
import { pricedItems } from "./priced-items.server.ts";

const reads = { who: "anyone", kind: "read", isRepeatable: true } as const;
/** Longer than the lookup takes on a busy day. */
const ANSWER_MS = 400;

/** Delivery and orders, by the checks that their pages have. */
export const orderReads = (
  served: Pick<RequestContext, "env" | "limiter">,
): readonly Operation[] => [
  operation({
    ...reads,
    limit: perMinute("agent-delivery", 60),
    name: "delivery.price",
    says: "The price and time of a delivery of items to the province in context.address_region.",
    input: deliveryInput,
    output: deliveryAnswer,
    async run(ctx, { cart }) {
      const { lines, problems } = await pricedItems(ctx.db, cart.line_items);
      if (lines.length === 0) return refuse("nothing_added", { messages: problems });
      const priced = await priceLines(ctx, lines, cart.context.address_region);
      const messages = [...problems, ...deliveryMessages(priced)];
      return ok({
        currency: "PHP" as const,
        totals: showTotals(priced.totals),
        arrives: priced.arrives,
        messages,
      });
    },
  }),
  operation({
    ...reads,
    limit: ORDER_LIMIT,
    name: "order.get",
    says: "An order, by the last part of its link, which the buyer has.",
    input: orderIdInput,
    output: orderAnswer,
    async run(ctx, { id }) {
      const order = await findOrderByToken(ctx, id);
      if (!order) return refuse("not_found");
      return ok(
        showOrder(order, await sentParcels(ctx.db, order), { id, appUrl: served.env.appUrl }),
      );
    },
  }),
  operation({
    ...reads,
    limit: TRACK_LIMIT,
    name: "order.track",
    says: "Emails the link of an order to its buyer, by order number and email address.",
    input: orderLinkInput,
    output: linkAnswer,
    async run(ctx, { number, email }) {
      await askForOrderLink({ ctx, limiter: served.limiter }, { orderNumber: number, email });
      return ok({ messages: [inform("link_asked", say.linkAsked)] });
    },
  }),
  operation({
    ...reads,
    limit: PARCEL_LIMIT,
    name: "parcel.check",
    says: "Where a parcel is and what is due, by tracking number and the phone of its order.",
    input: parcelInput,
    output: parcelAnswer,
    async run(ctx, asked) {
      const checked = await noSooner(ANSWER_MS, () =>
        checkParcel({ ctx, limiter: served.limiter }, asked),
      );
      return checked.ok ? ok(showCheck(checked)) : refuse(checked.reason);
    },
  }),
];
