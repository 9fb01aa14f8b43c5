import { bucketName } from "#app/lib/report/bucket-name.ts";
import { bucketsBeside, bucketsOf, unitFor } from "#app/lib/report/buckets.ts";
import type { Period } from "#app/lib/report/period.ts";
import {
  salesByMethod,
  salesWithin,
  sumSales,
  type Sales,
  type SalesRow,
} from "#app/modules/reports/rules/sum-sales.ts";

/** The sales of a period as its report shows them, beside those it is compared with. */
export function showSales(
  { days, before: daysBefore }: Period,
  now: readonly SalesRow[],
  before: readonly SalesRow[] | undefined,
) {
  const unit = unitFor(days);
  const buckets = bucketsOf(days, unit);
  const bucketsBefore = daysBefore && bucketsBeside(buckets, daysBefore.from);
  const sums = buckets.map((bucket) => salesWithin(now, bucket));
  const sumsBefore = bucketsBefore?.map((bucket) => salesWithin(before ?? [], bucket));
  const [whole, wholeBefore] = [sumSales(now), before && sumSales(before)];
  const figure = (of: keyof Sales) => ({ now: whole[of], before: wholeBefore?.[of] });
  const bars = (of: keyof Sales) =>
    buckets.map((bucket, index) => ({
      name: bucketName(bucket, unit),
      now: sums[index]?.[of] ?? 0,
      before: sumsBefore?.[index]?.[of],
    }));
  return {
    unit,
    isEmpty: now.length === 0,
    figures: {
      revenue: figure("revenue"),
      orders: figure("orders"),
      average: figure("average"),
      refunded: figure("refunded"),
    },
    bars: { revenue: bars("revenue"), orders: bars("orders") },
    methods: salesByMethod(now),
  };
}
