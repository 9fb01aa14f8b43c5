import { formatDateTime } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { nameAction, showChanges } from "#app/running/audit/views/show-entry.ts";
import { findOperation } from "../../queries/every-operation.server.ts";
import { decidedProposals, openProposals } from "../../queries/proposals.server.ts";
import { proposalMessages as say } from "../../texts/staff-proposals.ts";

/** The proposals that this person may decide, as cards, and the latest decisions. */
export async function loadProposals({ db, actor }: Ctx) {
  const open = await openProposals(db, actor);
  const decided = await decidedProposals(db, actor);
  return {
    open: open.map(showProposal),
    decided: decided.map(showDecision),
    mayMakeRules: may(actor, "settings:write"),
  };
}

type Proposal = Awaited<ReturnType<typeof openProposals>>[number];

function showProposal(own: Proposal) {
  const operation = findOperation(own.operation);
  return {
    id: own.id,
    says: operation?.says ?? own.operation,
    isFinal: operation?.kind === "final",
    asked: say.asked(own.keyName, formatDateTime(own.askedAt)),
    why: own.why,
    miss: own.ruleMiss && say.misses[own.ruleMiss],
    record: own.record,
    // The log leaves out the words of a note, but who approves it has to read them.
    values: Object.entries(own.input).map(([name, value]) => ({
      name,
      text: typeof value === "string" ? value : JSON.stringify(value),
    })),
    changes: own.changes.map(({ action, before, after }) => ({
      what: nameAction(action),
      changes: showChanges(before, after),
    })),
  };
}

export type ShownProposal = ReturnType<typeof showProposal>;

type Decision = Awaited<ReturnType<typeof decidedProposals>>[number];

export type ShownDecision = ReturnType<typeof showDecision>;

export function showDecision({ proposal: own, decider }: Decision) {
  const state = say.states[own.state];
  const by = own.ruleId ? say.byRule : say.byWhom;
  return {
    id: own.id,
    says: findOperation(own.operation)?.says ?? own.operation,
    record: own.record,
    asked: say.asked(own.keyName, formatDateTime(own.askedAt)),
    state: own.state === "expired" ? state : by(state, decider ?? say.formerAccount),
  };
}
