import { and, eq } from "drizzle-orm";
import { shopDay } from "#app/lib/dates.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Day } from "#app/goods/catalog/rules/holidays.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { lockRow } from "#app/platform/database/lock-row.server.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { isAsOpened } from "#app/platform/edits/editable.server.ts";
import { otherDay } from "../queries/agenda.server.ts";
import { changeText, dayText, type DayChange as Change } from "../views/day-texts.ts";
import { doctorDays, doctors } from "../tables.server.ts";
import { offerSoon } from "./offer-soon.server.ts";

type DayChange = {
  doctorId: string;
  day: Day;
  change: Change;
  /** The days when the form was opened (`writeBase`). Without it, any present days are replaced. */
  base?: string;
};
type SetDoctorDayRefusal = Refusal<"forbidden" | "not_found" | "past" | "changed_meanwhile">;

/** Sets how one day of a doctor differs from its weekday, and replaces an earlier exception. */
export async function setDoctorDay(
  ctx: Ctx,
  { doctorId, day, change, base }: DayChange,
): Promise<Result<undefined, SetDoctorDayRefusal>> {
  if (!may(ctx.actor, "doctors:write")) return refuse("forbidden");
  if (day < shopDay(ctx.now)) return refuse("past");
  return inTransaction(ctx, async (tx) => {
    if (!(await lockRow(tx.db, doctors, doctorId))) return refuse("not_found");
    const own = and(eq(doctorDays.doctorId, doctorId), eq(doctorDays.day, day));
    const [before] = await tx.db.delete(doctorDays).where(own).returning();
    const now = dayText(before && otherDay(before));
    const isAsRead = base === undefined || (isAsOpened(base, day, now) ?? now === "");
    if (!isAsRead && now !== changeText(change)) return refuse("changed_meanwhile");
    const after = change.kind === "hours" ? change.span : {};
    if (change.kind !== "usual") await tx.db.insert(doctorDays).values({ doctorId, day, ...after });
    await recordAudit(tx, {
      action: "doctor.day",
      subject: { type: "doctor", id: doctorId },
      before: { [day]: now },
      after: { [day]: changeText(change) },
    });
    // The new hours may include a time for a waiting customer.
    await offerSoon(tx.db);
    return ok(undefined);
  });
}
