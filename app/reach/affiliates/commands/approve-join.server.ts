import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { openAffiliate, type ActRefusal, type OnAffiliate } from "./open-affiliate.server.ts";
import { takeCode } from "./take-code.server.ts";
import { writeAffiliate } from "./write-affiliate.server.ts";

/**
 * Approves a person who asked to join, with their present code or one that is easier to remember.
 */
export async function approveJoin(
  ctx: Ctx,
  { code, ...on }: OnAffiliate & { code: string | undefined },
): Promise<Result<undefined, ActRefusal | Refusal<"code_taken">>> {
  return inTransaction(ctx, async (tx) => {
    const opened = await openAffiliate(tx, "approve", on);
    if (!opened.ok) return opened;
    const affiliateCode = code ?? opened.value.affiliateCode;
    if (!(await takeCode(tx, opened.value.id, affiliateCode))) return refuse("code_taken");
    const facts = { status: "active", suspendedWhy: null, affiliateCode } as const;
    await writeAffiliate(tx, opened.value, {
      action: "affiliate.approved",
      facts,
      news: "approved",
    });
    return ok(undefined);
  });
}
