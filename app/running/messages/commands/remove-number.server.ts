import { eq, sql, type AnyColumn } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { messageChoices } from "../tables.server.ts";

/** Forgets the account's number. Emails replace its texts from then on. */
export async function removeNumber({
  db,
  actor,
}: Ctx): Promise<Result<undefined, Refusal<"forbidden">>> {
  if (actor.kind !== "user") return refuse("forbidden");
  const { orderBy, doseBy, newsBy } = messageChoices;
  await db
    .update(messageChoices)
    .set({
      number: null,
      newNumber: null,
      codeDigest: null,
      codeSentAt: null,
      codeTries: 0,
      orderBy: withoutTexts(orderBy),
      doseBy: withoutTexts(doseBy),
      newsBy: withoutTexts(newsBy),
    })
    .where(eq(messageChoices.userId, actor.userId));
  return ok(undefined);
}

const withoutTexts = (by: AnyColumn) => sql`case ${by} when 'sms' then 'email' else ${by} end`;
