import { filesContext } from "#app/platform/files/files-context.server.ts";
import { privateDocument } from "#app/platform/http/private-document.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { readStaffProof } from "../../queries/payout-proofs.server.ts";
import { PROOF_FILES } from "../../rules/proof-terms.ts";
import type { Route } from "./+types/proof-file.ts";

/** A payout's receipt, for staff who may see the accounts in it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const store = context.get(filesContext).area(PROOF_FILES);
  const found = orNotFound(await readStaffProof(context.get(requestContext).ctx.db, store, params));
  return privateDocument(found);
}
