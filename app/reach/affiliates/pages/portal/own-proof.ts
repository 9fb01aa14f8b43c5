import { filesContext } from "#app/platform/files/files-context.server.ts";
import { privateDocument } from "#app/platform/http/private-document.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { ownAffiliate } from "../../queries/own-affiliate.server.ts";
import { readOwnProof } from "../../queries/payout-proofs.server.ts";
import { PROOF_FILES } from "../../rules/proof-terms.ts";
import type { Route } from "./+types/own-proof.ts";

/** The receipt of a payout of one's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = await ownAffiliate(ctx);
  const store = context.get(filesContext).area(PROOF_FILES);
  const wanted = own && { affiliateId: own.id, proofId: params.proofId };
  const found = orNotFound(wanted && (await readOwnProof(ctx.db, store, wanted)));
  return privateDocument(found);
}
