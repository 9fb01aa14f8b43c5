import { data, href, redirect } from "react-router";
import { readSentTable } from "#app/running/imports/queries/read-sent-table.server.ts";
import { problemOf } from "#app/running/imports/texts/staff.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { prepareRemittance } from "../../commands/prepare-remittance.server.ts";
import { readRemittance } from "../../rules/read-remittance.ts";
import { remittanceMessages as say } from "../../texts/staff.ts";

export async function submitRemittance({ ctx }: RequestContext, request: Request) {
  const { texts, sent } = await readSentTable(request);
  const { carrier = "" } = texts;
  const refused = (errors: Record<string, string>, message = "", status = 422) =>
    data({ carrier, errors, message }, { status });
  const inFile = (error: string) => refused({ file: error });
  if (!sent.ok) return inFile(problemOf(sent));
  const { name: fileName, bytes } = sent.value;
  const read = readRemittance(sent.value);
  if (!read.ok) return inFile(say.problems[read.reason]);
  const prepared = await prepareRemittance(ctx, { carrier, fileName, bytes, read: read.value });
  if (prepared.ok) {
    const draftId = prepared.value;
    return redirect(href("/admin/orders/remittances/drafts/:draftId", { draftId }), 303);
  }
  const { reason } = prepared;
  if (reason === "no_carrier") return refused({ carrier: say.problems.no_carrier });
  if (reason === "forbidden") return refused({}, say.problems.forbidden, 403);
  if (reason === "known_file") return refused({}, say.problems.known_file, 409);
  return inFile(say.problems[reason]);
}
