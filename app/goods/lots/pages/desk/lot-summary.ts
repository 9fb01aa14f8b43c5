import { formatDate, shopDay } from "#app/lib/dates.ts";
import type { RecordSummary } from "#app/lib/list/record-summary.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { findLot } from "../../queries/list-lots.server.ts";
import { lotProof } from "../../rules/lot-proof.ts";
import { lotState } from "../../rules/lot-state.ts";
import { resultMessages } from "../../texts/staff-results.ts";
import { lotAdminMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/lot-summary.ts";

/** The panel of a lot beside the list. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<RecordSummary> {
  const { db, now } = context.get(requestContext).ctx;
  const lot = orNotFound(await findLot(db, params.lotId));
  const { receivedUnits, packedUnits } = lot;
  const why = lot.recalledWhy ?? lot.closedWhy;
  const facts: [string, string][] = [
    [say.product, lot.productName],
    [say.state, say.states[lotState(lot, shopDay(now))]],
    [resultMessages.proof, resultMessages.proofs[lotProof(lot)]],
    [say.received, `${receivedUnits} · ${formatDate(lot.receivedAt)}`],
    [say.packed, say.packedOf(packedUnits, receivedUnits - packedUnits)],
    [say.expiresOn, formatDate(lot.expiresOn)],
    ...(why ? [[say.why, why] as [string, string]] : []),
  ];
  return {
    title: lot.lotNumber,
    facts: facts.map(([label, value]) => ({ label, value })),
  };
}
