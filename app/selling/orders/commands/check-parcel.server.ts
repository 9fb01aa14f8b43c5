import { sql } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hashToken } from "#app/platform/access/ids.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { parcelsUnder } from "../queries/parcels-under.server.ts";
import { checkParcels, comparedTracking, type CheckedParcel } from "../rules/parcel-check.ts";
import { parcelChecks } from "../tables/parcel-checks.server.ts";

const HOUR = { seconds: 60 * 60 };
/**
 * Limits in both directions: a person with a tracking number cannot try phones, and a person with a
 * phone cannot try tracking numbers.
 */
const BY_NUMBER = { name: "check-parcel", points: 10, ...HOUR };
const BY_PHONE = { name: "check-parcel-phone", points: 20, ...HOUR };

/**
 * Tells a visitor who has a tracking number and the order's phone whether the parcel is ours. An
 * unknown number and a wrong phone get the same answer, from the same statement. Counts the check
 * and stores nothing else about it.
 */
export async function checkParcel(
  { ctx, limiter }: Pick<RequestContext, "ctx" | "limiter">,
  asked: { tracking: string; phone: string },
): Promise<Result<CheckedParcel | undefined, Refusal<"too_often">>> {
  const keys = [
    [BY_NUMBER, comparedTracking(asked.tracking)],
    [BY_PHONE, asked.phone],
  ] as const;
  const taken = await Promise.all(keys.map(([limit, key]) => limiter.take(limit, hashToken(key))));
  if (taken.some(({ allowed }) => !allowed)) return refuse("too_often");
  const found = checkParcels(await parcelsUnder(ctx.db, asked));
  await countCheck(ctx, found !== undefined);
  return ok(found);
}

async function countCheck({ db, now }: Ctx, isFound: boolean): Promise<void> {
  const { day, found, notFound } = parcelChecks;
  await db
    .insert(parcelChecks)
    .values({ day: shopDay(now), found: isFound ? 1 : 0, notFound: isFound ? 0 : 1 })
    .onConflictDoUpdate({
      target: day,
      set: {
        found: sql`${found} + excluded.found`,
        notFound: sql`${notFound} + excluded.not_found`,
      },
    });
}
