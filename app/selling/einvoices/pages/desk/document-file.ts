import { jsonFile } from "#app/platform/http/json-file.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { beginDownload } from "../../commands/begin-download.server.ts";
import { findDocument } from "../../queries/find-documents.server.ts";
import { eInvoiceMessages as say } from "../../texts/staff.ts";
import type { Route } from "./+types/document-file.ts";

/** One document with its signature and the key that verifies it. */
export async function action({ params, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { id, uniqueId, number, kid, jws, payload, publicJwk } = orNotFound(
    await findDocument(ctx.db, params.documentId),
  );
  const begun = await beginDownload(ctx, { documentId: id });
  if (!begun.ok) throw new Response(say.errors.forbidden, { status: 403 });
  const file = { uniqueId, number, kid, jws, document: payload, key: publicJwk };
  return jsonFile(uniqueId, textOf(file));
}

async function* textOf(file: object): AsyncGenerator<string> {
  yield `${JSON.stringify(file)}\n`;
}
