import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { detailsSealer } from "../queries/id-sealer.server.ts";
import type { IdDetails } from "../rules/concession-terms.ts";

type Claim = { id: string; sealed: string | null };

/** Typed details of an ID for staff who may decide on it. Records the access. */
export async function lookAtId(ctx: Ctx, { id, sealed }: Claim): Promise<IdDetails | undefined> {
  if (!may(ctx.actor, "customers:write")) return undefined;
  await recordAudit(ctx, { action: "concession.viewed", subject: { type: "concession", id } });
  return detailsSealer(ctx).open(id, sealed);
}
