import { eq } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { messageChoices, messageStops } from "../tables.server.ts";
import { numberDigest } from "./sealed-text.server.ts";

export async function ownChoices(db: Db, userId: string) {
  const own = eq(messageChoices.userId, userId);
  return (await db.select().from(messageChoices).where(own))[0];
}

/** Whether the owner of this number replied STOP. */
export async function hasStopped(ctx: Pick<Ctx, "db" | "sealers">, number: string) {
  const own = eq(messageStops.numberDigest, numberDigest(ctx, number));
  return (await ctx.db.$count(messageStops, own)) > 0;
}
