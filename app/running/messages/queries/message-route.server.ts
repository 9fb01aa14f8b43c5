import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readMobile } from "../rules/mobile-number.ts";
import { pushDevices } from "../tables.server.ts";
import { isOpen, readConnection } from "./connection.server.ts";
import { ownChoices } from "./own-choices.server.ts";

/** Who may want a message: a buyer who left a number for one order, or an account that chose. */
export type MessageTarget = {
  topic: "order" | "dose" | "news";
  number?: string | null | undefined;
  userId?: string | null | undefined;
  /** The shop's own page that a notification opens. */
  page: string;
};

/** By text to a number, or by a notification that opens a page. */
export type MessageRoute = { number: string } | { page: string };

/** How a message reaches its reader. Undefined for a reader who gets an email. */
export async function messageRoute(
  ctx: Ctx,
  { topic, number, userId, page }: MessageTarget,
): Promise<MessageRoute | undefined> {
  if (!number && !userId) return undefined;
  const sendsTexts = isOpen(await readConnection(ctx));
  // The number of an order can be changed to one that takes no texts.
  const typed = number ? readMobile(number) : undefined;
  if (typed !== undefined && sendsTexts) return { number: typed };
  if (!userId) return undefined;
  const choices = await ownChoices(ctx.db, userId);
  const by = choices?.[`${topic}By`];
  if (by === "sms" && choices?.number && sendsTexts) return { number: choices.number };
  const hasDevice = by === "push" && (await countDevices(ctx, userId)) > 0;
  return hasDevice ? { page } : undefined;
}

const countDevices = ({ db }: Ctx, userId: string) =>
  db.$count(pushDevices, eq(pushDevices.userId, userId));

/** Whether to ask the buyer of an order for texts. Those who always get them are not asked. */
export async function offersTexts(ctx: Ctx): Promise<boolean> {
  if (!isOpen(await readConnection(ctx))) return false;
  if (ctx.actor.kind !== "user") return true;
  const own = await ownChoices(ctx.db, ctx.actor.userId);
  return own?.orderBy !== "sms";
}
