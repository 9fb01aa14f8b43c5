import { findOrderByToken } from "#app/selling/orders/queries/find-order.server.ts";
import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { readProof } from "../../queries.server.ts";
import { PROOF_FILES } from "../../rules/transfer-terms.ts";
import type { Route } from "./+types/own-proof.ts";

/** A proof for every holder of the receipt's link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const order = orNotFound(await findOrderByToken(ctx, params.token));
  const store = context.get(filesContext).area(PROOF_FILES);
  const picture = orNotFound(await readProof(ctx.db, store, order.id, params.proofId));
  return pictureAnswer(picture, order.orderNumber);
}
