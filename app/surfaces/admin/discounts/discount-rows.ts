import type { Discount } from "#app/modules/discounts/queries.server.ts";
import { discountState } from "#app/modules/discounts/rules/discount-state.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import { discountAdminMessages as say } from "#app/modules/discounts/texts/staff.ts";
import type { CsvRow } from "#app/platform/http/csv-answer.server.ts";

/** The lines of the file, in the order of its head; amounts in pesos, times in Manila. */
export async function* discountRows(
  parts: AsyncIterable<readonly Discount[]>,
  now: Date,
): AsyncGenerator<CsvRow[]> {
  for await (const part of parts) yield part.map((discount) => rowOf(discount, now));
}

function rowOf(discount: Discount, now: Date): CsvRow {
  const { code, batch, type, value, minimumAmount, usedCount, usageLimit } = discount;
  return [
    code,
    batch ?? "",
    say.fields.type.words[type],
    writeHundredths(value),
    writeHundredths(minimumAmount),
    usedCount,
    usageLimit ?? "",
    say.states[discountState(discount, now)],
    writeMinute(discount.startsAt).replace("T", " "),
    writeMinute(discount.endsAt).replace("T", " "),
  ];
}
