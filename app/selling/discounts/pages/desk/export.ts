import { shopDay } from "#app/lib/dates.ts";
import { readListQuery } from "#app/lib/list/list-query.ts";
import { beginExport } from "../../commands/begin-export.server.ts";
import { discountsFor } from "../../queries/list-discounts.server.ts";
import { batchMessages } from "../../texts/staff-batch.ts";
import { discountAdminMessages as say } from "../../texts/staff.ts";
import { discountList } from "../../views/discount-list.ts";
import { csvAnswer, type CsvRow } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { everyPart } from "#app/platform/list/read-part.server.ts";
import type { Discount } from "../../queries.server.ts";
import { discountState } from "../../rules/discount-state.ts";
import { writeHundredths } from "#app/lib/hundredths.ts";
import { writeMinute } from "#app/lib/shop-minute.ts";
import type { Route } from "./+types/export.ts";

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { query: asked } = await readFormTexts(request);
  const query = readListQuery(discountList, new URLSearchParams(asked));
  const begun = await beginExport(ctx, query);
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const codes = everyPart(discountsFor(ctx.db, query, ctx.now), query.sort);
  const parts = discountRows(codes, ctx.now);
  return csvAnswer({ name: `discounts-${shopDay(ctx.now)}`, head: batchMessages.head, parts });
}

/** The file's rows in the order of its header. Amounts are in pesos, times in Manila. */
async function* discountRows(
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
