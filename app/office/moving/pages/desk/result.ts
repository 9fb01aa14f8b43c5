import { answerResult } from "#app/running/imports/pages/desk/answer-result.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { movingWords } from "../../views/moving-words.ts";
import { importOf } from "./import/moved-nouns.server.ts";
import type { Route } from "./+types/result.ts";

/** A file with the result of each row, and what to do about it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { ctx } = context.get(requestContext);
  const { noun, found } = await importOf(ctx.db, params);
  return answerResult(ctx.db, { ...found, words: movingWords(noun.name) });
}
