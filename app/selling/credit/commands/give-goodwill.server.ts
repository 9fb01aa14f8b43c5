import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { findCustomer } from "#app/people/customers/queries/customer.server.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { loadSettings } from "#app/running/settings/queries.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { GoodwillInput } from "../input.ts";
import { goodwillGiven } from "../queries/goodwill.server.ts";
import { judgeGoodwill, type GoodwillRefusal } from "../rules/judge-goodwill.ts";
import { creditEntries } from "../tables.server.ts";
import { openCredit } from "./open-credit.server.ts";
import { writeCredit } from "./write-credit.server.ts";

/**
 * Staff give a customer credit as goodwill, or take back what was given by mistake. The customer
 * reads the reason. A form that is sent twice gives once.
 */
export async function giveGoodwill(
  ctx: Ctx,
  customerId: string,
  { key: requestKey, amount, reason }: GoodwillInput,
): Promise<Result<undefined, GoodwillRefusal | Refusal<"not_found" | "no_account" | "key_used">>> {
  if (!may(ctx.actor, "customers:note")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const customer = await findCustomer(tx.db, customerId);
    if (!customer) return refuse("not_found");
    // Guests cannot sign in, so they could neither see nor spend it.
    if (customer.userId === null) return refuse("no_account");
    const { id: accountId, balance } = await openCredit(tx, customerId);
    const earlier = await entryOfKey(tx, requestKey);
    if (earlier) {
      return earlier.accountId === accountId && earlier.amount === amount
        ? ok(undefined)
        : refuse("key_used");
    }
    const gift = { amount, balance, given: await goodwillGiven(tx, customerId) };
    const judged = judgeGoodwill((what) => may(ctx.actor, what), await loadSettings(tx.db), gift);
    if (!judged.ok) return judged;
    const why = amount > 0 ? ({ kind: "issued", cause: "goodwill" } as const) : TAKEN;
    await writeCredit(tx, { accountId, ...why, amount, reason, requestKey });
    await recordAudit(tx, {
      action: amount > 0 ? "credit.issued" : "credit.taken",
      subject: { type: "customer", id: customerId },
      before: { balance },
      after: { balance: balance + amount },
      reason,
    });
    return ok(undefined);
  });
}

const TAKEN = { kind: "adjusted" } as const;

async function entryOfKey({ db }: Ctx, requestKey: string) {
  const { accountId, amount } = creditEntries;
  const [entry] = await db
    .select({ accountId, amount })
    .from(creditEntries)
    .where(eq(creditEntries.requestKey, requestKey));
  return entry;
}
