import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { showMobile } from "../rules/mobile-number.ts";
import { takesReplies } from "../rules/providers.ts";
import { sentMessages } from "../tables.server.ts";
import { withStop } from "../texts/shopper-sms.ts";
import { openText } from "./sealed-text.server.ts";

const SHOWN = 20;

/** Texts of the test company, newest first. Their words stay, unlike those that left the shop. */
export async function demoTexts(ctx: Pick<Ctx, "db" | "sealers">) {
  const rows = await ctx.db
    .select()
    .from(sentMessages)
    .where(and(eq(sentMessages.provider, "test"), isNotNull(sentMessages.sealed)))
    .orderBy(desc(sentMessages.createdAt), desc(sentMessages.id))
    .limit(SHOWN);
  return rows.flatMap(({ id, sealed, topic, createdAt }) => {
    const text = openText(ctx, sealed);
    if (!text) return [];
    const body = withStop(text.body, topic !== "code" && takesReplies("test", ""));
    return [{ id, to: showMobile(text.to), body, at: createdAt }];
  });
}
export type DemoText = Awaited<ReturnType<typeof demoTexts>>[number];
