import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { ReportInput } from "../input.ts";
import { vialCodes, vialReports } from "../tables.server.ts";

/** Stores a visitor's report about a vial for staff. A form sent twice makes one report. */
export async function reportVial(
  ctx: Ctx,
  code: string,
  { key, ...said }: ReportInput,
): Promise<Result<undefined, Refusal<"not_found">>> {
  const known = await ctx.db.$count(vialCodes, eq(vialCodes.code, code));
  if (known === 0) return refuse("not_found");
  await ctx.db
    .insert(vialReports)
    .values({ id: ctx.ids.newId(), formKey: key, code, ...said, createdAt: ctx.now })
    .onConflictDoNothing({ target: vialReports.formKey });
  return ok(undefined);
}
