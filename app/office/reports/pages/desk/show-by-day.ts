import { bucketName } from "#app/lib/report/bucket-name.ts";
import { bucketsBeside, bucketsOf, unitFor, type Bucket } from "#app/lib/report/buckets.ts";
import type { Period } from "#app/lib/report/period.ts";

/**
 * The bars of a period beside those it is compared with.
 *
 * @param sumWithin adds up the rows of some days
 */
export function showByDay<Row, Sums extends Record<keyof Sums, number | undefined>>(
  { days, before: daysBefore }: Period,
  now: readonly Row[],
  before: readonly Row[] | undefined,
  sumWithin: (rows: readonly Row[], bucket: Bucket) => Sums,
) {
  const unit = unitFor(days);
  const buckets = bucketsOf(days, unit);
  const sums = buckets.map((bucket) => sumWithin(now, bucket));
  const sumsBefore =
    daysBefore &&
    bucketsBeside(buckets, daysBefore.from).map((bucket) => sumWithin(before ?? [], bucket));
  const bars = (of: keyof Sums) =>
    buckets.map((bucket, index) => ({
      name: bucketName(bucket, unit),
      tick: bucketName({ ...bucket, to: bucket.from }, unit),
      now: sums[index]?.[of] ?? 0,
      before: sumsBefore?.[index]?.[of],
    }));
  return { unit, bars };
}
