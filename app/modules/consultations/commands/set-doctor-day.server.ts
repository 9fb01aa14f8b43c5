import { and, eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/modules/audit/commands/record-audit.server.ts";
import type { Day } from "#app/modules/catalog/rules/holidays.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { Span } from "../rules/free-slots.ts";
import { doctorDays } from "../tables.server.ts";
import { lockDoctor } from "./lock-doctor.server.ts";

/** Other hours, a day off, or as its weekday is again. */
type Change = { kind: "hours"; span: Span } | { kind: "off" } | { kind: "usual" };
type Wish = { doctorId: string; day: Day; change: Change };

/** Says how one day of a doctor differs from its weekday, in place of what was said before. */
export async function setDoctorDay(
  ctx: Ctx,
  { doctorId, day, change }: Wish,
): Promise<Result<undefined, Refusal<"forbidden" | "not_found" | "past">>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  if (day < shopDay(ctx.now)) return refuse("past");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockDoctor(tx, doctorId))) return refuse("not_found");
    const own = and(eq(doctorDays.doctorId, doctorId), eq(doctorDays.day, day));
    const [before] = await tx.db.delete(doctorDays).where(own).returning();
    const after = change.kind === "hours" ? change.span : {};
    if (change.kind !== "usual") await tx.db.insert(doctorDays).values({ doctorId, day, ...after });
    await recordAudit(tx, {
      action: "doctor.day",
      subject: { type: "doctor", id: doctorId },
      before,
      after: { day, kind: change.kind, ...after },
    });
    return ok(undefined);
  });
}
