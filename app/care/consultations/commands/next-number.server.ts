import { sql } from "drizzle-orm";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { bookingNumber } from "../rules/booking-number.ts";

export async function nextNumber(ctx: Ctx): Promise<string> {
  const { rows } = await ctx.db.execute<{ n: string }>(sql`select nextval('booking_numbers') as n`);
  return bookingNumber(Number(rows[0]?.n), ctx.now);
}
