import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAffiliate, type ActRefusal, type OnAffiliate } from "./open-affiliate.server.ts";
import { takeCode } from "./take-code.server.ts";
import { writeAffiliate } from "./write-affiliate.server.ts";

/** The old code keeps working because it is printed on links and cards. */
export async function changeCode(
  ctx: Ctx,
  { code, ...on }: OnAffiliate & { code: string },
): Promise<Result<undefined, ActRefusal | Refusal<"code_taken">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAffiliate(tx, "recode", on);
    if (!opened.ok) return opened;
    if (!(await takeCode(tx, opened.value.id, code))) return refuse("code_taken");
    const written = { action: "affiliate.code_changed", facts: { affiliateCode: code } } as const;
    await writeAffiliate(tx, opened.value, { ...written, news: "code" });
    return ok(undefined);
  });
}
