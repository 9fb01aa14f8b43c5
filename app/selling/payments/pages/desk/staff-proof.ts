import { filesContext } from "#app/platform/files/files-context.server.ts";
import { pictureAnswer } from "#app/platform/http/picture-answer.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { readProof } from "../../queries.server.ts";
import { PROOF_FILES } from "../../rules/transfer-terms.ts";
import type { Route } from "./+types/staff-proof.ts";

/** A proof for staff; the policy table asks for `orders:read`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const store = context.get(filesContext).area(PROOF_FILES);
  const picture = orNotFound(await readProof(ctx.db, store, params.orderId, params.proofId));
  return pictureAnswer(picture, "proof");
}
