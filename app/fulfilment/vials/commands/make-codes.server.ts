import { eq } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { lockLot } from "#app/goods/lots/commands/lock-lot.server.ts";
import type { Ctx, IdSource } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { makeCode } from "../rules/vial-code.ts";
import { vialCodes } from "../tables.server.ts";

type MakeCodesRefusal = Refusal<"forbidden" | "not_found" | "too_many">;

/** Makes codes for more vials of a lot, at most `MOST_CODES` at once. */
export async function makeCodes(
  ctx: Ctx,
  { lotId, units }: { lotId: string; units: number },
): Promise<Result<{ made: number }, MakeCodesRefusal>> {
  if (!may(ctx.actor, "lots:write")) return refuse("forbidden");
  return inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, lotId);
    if (!lot) return refuse("not_found");
    const have = await tx.db.$count(vialCodes, eq(vialCodes.lotId, lotId));
    if (have + units > lot.receivedUnits) return refuse("too_many");
    const numbers = Array.from({ length: units }, (_, index) => have + index + 1);
    await tx.db.insert(vialCodes).values(
      numbers.map((number) => ({
        code: makeCode(randomNumber(tx.ids)),
        lotId,
        number,
        createdAt: tx.now,
      })),
    );
    await recordAudit(tx, {
      action: "lot.codes_made",
      subject: { type: "lot", id: lotId },
      after: { lotNumber: lot.lotNumber, firstCode: have + 1, lastCode: have + units },
    });
    return ok({ made: units });
  });
}

const randomNumber = (ids: IdSource) =>
  BigInt(`0x${Buffer.from(ids.newToken(), "base64url").toString("hex")}`);
