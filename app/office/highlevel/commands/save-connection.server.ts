import { outsideProblem } from "#app/lib/public-address.ts";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { may } from "#app/platform/access/may.ts";
import { inTransaction } from "#app/platform/database/transaction.server.ts";
import type { ConnectionInput } from "../input.ts";
import { highlevelOrigin, type HighlevelPlace } from "../jobs/highlevel-api.server.ts";
import { lockConnection, sealed, type Connection } from "../queries/connection.server.ts";
import { highlevelConnection } from "../tables.server.ts";
import { leaveAccount } from "./leave-account.server.ts";
import { resumeMessages } from "./resume-messages.server.ts";

type SaveRefusal = Refusal<"forbidden" | "changed_meanwhile" | "no_key" | "trigger">;

/** Changes how the shop reaches HighLevel. Another key or sub-account has to be tested before it is used. */
export async function saveConnection(
  ctx: Ctx,
  input: ConnectionInput,
  { version, place }: { version: number; place: HighlevelPlace },
): Promise<Result<{ isTested: boolean }, SaveRefusal>> {
  if (!may(ctx.actor, "settings:write")) return refuse("forbidden");
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("forbidden");
  if (!isTrigger(input.webhookUrl, place)) return refuse("trigger");
  return inTransaction(ctx, async (tx) => {
    const before = await lockConnection(tx);
    if (before.version !== version) return refuse("changed_meanwhile");
    const key = input.apiKey === "" ? before.key : input.apiKey;
    if (key === undefined) return refuse("no_key");
    const { locationId, webhookUrl, isOn, customers, newsletter, orders } = input;
    const isMoved = before.locationId !== undefined && before.locationId !== locationId;
    const isTested =
      before.testedAt !== null && key === before.key && locationId === before.locationId;
    await tx.db.update(highlevelConnection).set({
      sealedKey: sealed(tx, "key", key),
      keyEnd: key.slice(-4),
      sealedLocation: sealed(tx, "location", locationId),
      sealedTrigger: webhookUrl === "" ? null : sealed(tx, "trigger", webhookUrl),
      isOn,
      customers,
      newsletter,
      orders,
      version: version + 1,
      ...(!isTested && {
        testedAt: null,
        accountName: null,
        problem: null,
        problemSince: null,
        pausedUntil: null,
      }),
    });
    if (isMoved) await leaveAccount(tx);
    if (isTested && isOn && !before.isOn) await resumeMessages(tx);
    await recordAudit(tx, {
      action: "highlevel.changed",
      subject: { type: "highlevel", id: "connection" },
      before: told(before, before.keyEnd),
      after: told({ ...input, locationId, trigger: webhookUrl || undefined }, key.slice(-4)),
    });
    return ok({ isTested });
  });
}

/** An inbound webhook of HighLevel, and no other address: names and emails go there. */
function isTrigger(url: string, place: HighlevelPlace): boolean {
  if (url === "") return true;
  if (outsideProblem(url, place.highlevelUrl !== undefined)) return false;
  return new URL(url).origin === highlevelOrigin(place);
}

type AuditedSettings = Pick<Connection, "isOn" | "customers" | "newsletter" | "orders"> &
  Partial<Pick<Connection, "locationId" | "trigger">>;

/** The logged settings, without any secret. */
const told = (
  { isOn, customers, newsletter, orders, ...of }: AuditedSettings,
  keyEnd: string | null,
) => ({
  keyEndsIn: keyEnd,
  locationEndsIn: of.locationId?.slice(-4),
  webhook: of.trigger !== undefined,
  sending: isOn,
  customers,
  newsletter,
  orders,
});
