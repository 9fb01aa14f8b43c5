import { href } from "react-router";
import { customerOfUser } from "#app/people/customers/queries/customer.server.ts";
import { askForOrderLink } from "#app/selling/orders/commands/ask-for-order-link.server.ts";
import { trackInput } from "#app/selling/orders/input.ts";
import { findOrder } from "#app/selling/orders/queries/find-order.server.ts";
import { ownOrderId } from "#app/selling/orders/queries/list-orders.server.ts";
import { orderLettersUsed } from "#app/selling/orders/queries/stored-numbers.server.ts";
import { orderWay } from "#app/selling/orders/queries/order-way.server.ts";
import { namedOrder } from "#app/selling/orders/rules/named-order.ts";
import { statusText } from "#app/selling/orders/texts/shopper.ts";
import { trackingOf } from "#app/selling/orders/views/show-parcels.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { shopAnswers } from "../texts/shopper-skills.ts";
import { orderAnswers } from "../texts/shopper-talk.ts";
import type { SkillAnswer } from "../views/skill-answer.ts";
import type { Question, Skill } from "./skill.ts";

const TRACK = { title: shopAnswers.links.track, url: href("/track") };
const ORDERS = { title: shopAnswers.links.orders, url: href("/portal/orders") };
const CONTACT = { title: shopAnswers.links.contact, url: href("/contact") };

/** Its parts are bounded, because an unbounded one reads a long message again from each letter. */
const EMAIL = /[^\s<>(),;:"@]{1,64}@[^\s<>(),;:"@]{1,190}\.\p{L}{2,24}/u;

/**
 * A signed-in buyer reads where their order is. A guest who writes an order number and its email
 * gets the order's link by email, as from the tracking page. No one else learns whether it exists.
 */
async function whereIsOrder({ message, asker }: Question, general: SkillAnswer) {
  const { ctx } = asker;
  const orderNumber = namedOrder(message, await orderLettersUsed(ctx.db));
  const own = await ownStatus(ctx, orderNumber);
  if (own) return { ...general, own };
  const lost = trackInput.safeParse({ orderNumber, email: EMAIL.exec(message)?.[0] });
  if (!lost.success) return general;
  const send = () => askForOrderLink(asker, lost.data);
  return { text: orderAnswers.linkSent, links: [TRACK], send };
}

/** Undefined for a visitor, and for an order of another buyer. */
async function ownStatus(
  ctx: Ctx,
  orderNumber: string | undefined,
): Promise<SkillAnswer | undefined> {
  if (ctx.actor.kind !== "user") return undefined;
  const customer = await customerOfUser(ctx.db, ctx.actor.userId);
  const orderId = customer && (await ownOrderId(ctx.db, customer.id, orderNumber));
  const order = orderId && (await findOrder(ctx.db, orderId));
  if (!order) return undefined;
  const { timeline, parcels } = await orderWay(ctx, order);
  const tracked = parcels.flatMap((parcel) => trackingOf(parcel) ?? []);
  const next = timeline.steps.find(({ state }) => state === "now");
  const sentences = [
    orderAnswers.status(order.orderNumber, statusText(order)),
    ...[next?.hint, timeline.expected?.text].flatMap((text) => (text ? [`${text}.`] : [])),
    ...tracked.map(({ courier, number }) => orderAnswers.tracking(number, courier)),
  ];
  const links = tracked.flatMap(({ number, url }) =>
    url ? [{ title: orderAnswers.follow(number), url }] : [],
  );
  return { text: sentences.join(" "), links: [...links, ORDERS] };
}

export const orderSkills: readonly Skill[] = [
  {
    id: "track",
    answer: (question) =>
      whereIsOrder(question, { text: shopAnswers.track, links: [TRACK, ORDERS] }),
  },
  {
    id: "late",
    answer: (question) =>
      whereIsOrder(question, { text: shopAnswers.neverCame, links: [TRACK, CONTACT] }),
  },
];
