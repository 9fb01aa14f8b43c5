import { eq, sql } from "drizzle-orm";
import { sixDigits } from "#app/lib/running-number.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { Series } from "../rules/invoice-terms.ts";
import type { TaxTerms } from "../rules/tax-terms.ts";
import { invoiceSeries } from "../tables.server.ts";

/**
 * The next number of a series. Its row stays locked until the transaction ends, and a failed
 * transaction returns the number, so that the series has no gap.
 */
export async function takeNumber(
  tx: Ctx,
  series: Series,
  { firstNumber, prefixes }: Pick<TaxTerms, "firstNumber" | "prefixes">,
): Promise<{ serial: number; number: string }> {
  await tx.db
    .insert(invoiceSeries)
    .values({ series, first: firstNumber, next: firstNumber })
    .onConflictDoNothing();
  const [taken] = await tx.db
    .update(invoiceSeries)
    .set({ next: sql`${invoiceSeries.next} + 1` })
    .where(eq(invoiceSeries.series, series))
    .returning({ next: invoiceSeries.next });
  if (!taken) throw new Error(`the series ${series} is missing`);
  const serial = taken.next - 1;
  return { serial, number: `${prefixes[series]}${sixDigits(serial)}` };
}
