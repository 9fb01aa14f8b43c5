import { sql } from "drizzle-orm";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import { actorId } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import { wordingOf } from "../queries/wordings.server.ts";
import type { MailKind } from "../rules/mail-kinds.ts";
import type { MailVariable } from "../rules/mail-variables.ts";
import { wordingProblem, type StaffWording, type Slot } from "../rules/wordings.ts";
import { mailWordings } from "../tables.server.ts";

export type NewWording = {
  kind: MailKind;
  wordings: readonly StaffWording[];
  /** The texts of this kind in the code; nothing else can be reworded. */
  slots: readonly Slot[];
  known: readonly MailVariable[];
  /** The newest version that the editor saw, so that a newer one is not overwritten unread. */
  after: number;
};

type WordingRefusal = Refusal<"forbidden" | "changed_meanwhile" | "breaks_mail">;

/**
 * Saves how mails of a kind are worded, as the next version. It checks again that the words break
 * no mail. Queued mails keep their old words.
 */
export async function saveWording(
  ctx: Ctx,
  { kind, wordings, slots, known, after }: NewWording,
): Promise<Result<{ version: number }, WordingRefusal>> {
  if (!may(ctx.actor, "mails:write")) return refuse("forbidden");
  if (!wordings.every((one) => fits(one, { kind, slots, known }))) return refuse("breaks_mail");
  return inTransaction(ctx, async (tx) => {
    await tx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`wording ${kind}`}, 0))`,
    );
    const latest = await wordingOf(tx.db, kind);
    if ((latest?.version ?? 0) !== after) return refuse("changed_meanwhile");
    const version = after + 1;
    await tx.db.insert(mailWordings).values({
      id: tx.ids.newId(),
      kind,
      version,
      wordings: [...wordings],
      savedAt: tx.now,
      savedBy: actorId(tx.actor),
    });
    await recordAudit(tx, {
      action: "mail_wording.saved",
      subject: { type: "mail_wording", id: kind },
      before: { wordings: latest?.wordings ?? [] },
      after: { wordings },
    });
    return ok({ version });
  });
}

type WordingScope = Pick<NewWording, "kind" | "slots" | "known">;

function fits(one: StaffWording, { kind, slots, known }: WordingScope): boolean {
  const slot = slots.find(({ place, pattern }) => place === one.place && pattern === one.pattern);
  return slot !== undefined && one.own !== "" && !wordingProblem(kind, slot, one.own, known);
}
