import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { readMobile } from "../rules/mobile-number.ts";
import type { Channel } from "../rules/send-terms.ts";
import { isOpen, readConnection } from "./connection.server.ts";
import { ownChoices } from "./own-choices.server.ts";

/** Who may want a text: a buyer who left a number for one order, or an account that chose texts. */
export type TextTarget = {
  topic: "order" | "dose";
  number?: string | null | undefined;
  userId?: string | null | undefined;
};

/** The number for a text, or undefined for a reader who gets an email. */
export async function textNumber(ctx: Ctx, target: TextTarget): Promise<string | undefined> {
  const { topic, number, userId } = target;
  if (!number && !userId) return undefined;
  if (!isOpen(await readConnection(ctx))) return undefined;
  // The number of an order can be changed to one that takes no texts.
  const typed = number ? readMobile(number) : undefined;
  if (typed !== undefined) return typed;
  const choices = await ownChoices(ctx.db, userId ?? "");
  const by: Channel | undefined = topic === "order" ? choices?.orderBy : choices?.doseBy;
  return by === "sms" ? (choices?.number ?? undefined) : undefined;
}

/** Whether to ask the buyer of an order for texts. Those who always get them are not asked. */
export async function offersTexts(ctx: Ctx): Promise<boolean> {
  if (!isOpen(await readConnection(ctx))) return false;
  if (ctx.actor.kind !== "user") return true;
  const own = await ownChoices(ctx.db, ctx.actor.userId);
  return own?.orderBy !== "sms";
}
