import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Channel } from "../rules/send-terms.ts";
import { messageChoices } from "../tables.server.ts";
import { isOpen, readConnection } from "./connection.server.ts";

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
  if (number) return number;
  const own = eq(messageChoices.userId, userId ?? "");
  const [choices] = await ctx.db.select().from(messageChoices).where(own);
  const by: Channel | undefined = topic === "order" ? choices?.orderBy : choices?.doseBy;
  return by === "sms" ? (choices?.number ?? undefined) : undefined;
}
