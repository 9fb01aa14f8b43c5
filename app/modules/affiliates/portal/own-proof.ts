import { filesContext } from "#app/platform/files/files-context.server.ts";
import { privateDocument } from "#app/platform/http/private-document.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { ownAffiliate } from "../queries/own-affiliate.server.ts";
import { readOwnProof } from "../queries/payout-proofs.server.ts";
import { PROOF_FILES } from "../rules/proof-terms.ts";
import type { Route } from "./+types/own-proof.ts";

/** The receipt of a payout of one's own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const own = await ownAffiliate(ctx);
  const store = context.get(filesContext).area(PROOF_FILES);
  const wanted = own && { affiliateId: own.id, proofId: params.proofId };
  const found = wanted && (await readOwnProof(ctx.db, store, wanted));
  if (!found) throw new Response("Not found", { status: 404 });
  return privateDocument(found);
}
