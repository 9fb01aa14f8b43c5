import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import { approveRequest } from "#app/selling/clearance/commands/approve-request.server.ts";
import { askAtVisit } from "#app/selling/clearance/commands/ask-at-visit.server.ts";
import { askToTalk } from "#app/selling/clearance/commands/ask-to-talk.server.ts";
import { declineRequest } from "#app/selling/clearance/commands/decline-request.server.ts";
import { takeAtVisit } from "#app/selling/clearance/commands/take-at-visit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import type { OutcomeSubject, Outcome } from "../../rules/visit-outcome.ts";

type RefusalOf<F extends (...args: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<F>>,
  { ok: false }
>["reason"];
export type OutcomeRefusal = Refusal<
  | RefusalOf<typeof takeAtVisit>
  | RefusalOf<typeof askAtVisit>
  | RefusalOf<typeof approveRequest>
  | RefusalOf<typeof declineRequest>
  | "no_request"
>;

/** Uses the commands of clearance, in the caller's transaction. */
export async function settleOutcome(
  tx: Ctx,
  userId: string,
  outcome: Outcome,
): Promise<Result<undefined, OutcomeRefusal>> {
  switch (outcome.kind) {
    case "none":
      return ok(undefined);
    case "approve": {
      const { about, units, lastDay } = outcome;
      const on = await requestOf(tx, { userId, about, units });
      if (!on.ok) return on;
      return approveRequest(tx, { ...on.value, units, lastDay, answer: null });
    }
    case "decline": {
      const { about, answer } = outcome;
      // There was no request, so there is nothing to decline.
      if ("productId" in about) return refuse("no_request");
      const on = await requestOf(tx, { userId, about, units: 1 });
      return on.ok ? declineRequest(tx, { ...on.value, answer }) : on;
    }
    case "again": {
      const { about } = outcome;
      if (about === undefined || "productId" in about) return ok(undefined);
      const on = await takeAtVisit(tx, { ...about, userId });
      if (!on.ok) return on;
      // The request already waits for a talk.
      if (on.value.state === "to_talk") return ok(undefined);
      return askToTalk(tx, { ...on.value, answer: null });
    }
  }
}

async function requestOf(
  tx: Ctx,
  { userId, about, units }: { userId: string; about: OutcomeSubject; units: number },
) {
  if ("productId" in about) return askAtVisit(tx, { userId, units, productId: about.productId });
  const { requestId, version } = about;
  return takeAtVisit(tx, { requestId, version, userId });
}
