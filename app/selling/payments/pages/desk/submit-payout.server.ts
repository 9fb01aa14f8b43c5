import { data, href } from "react-router";
import { MOST_BYTES } from "#app/running/imports/rules/file-limits.ts";
import { readTable } from "#app/running/imports/rules/read-table.ts";
import { importMessages } from "#app/running/imports/texts/staff.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { readUploads } from "#app/platform/http/read-upload.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { importPayout } from "../../commands/import-payout.server.ts";
import { isProvider } from "../../rules/providers.ts";
import { readPayout, type PayoutProblem } from "../../rules/read-payout.ts";
import { payoutMessages as say } from "../../texts/staff-reconciliation.ts";

/** Parses a provider's file and compares it with the shop's payments. */
export async function submitPayout(served: RequestContext, request: Request) {
  const { texts, files } = await readUploads(request, "file", MOST_BYTES);
  const { provider = "" } = texts;
  const refused = (errors: Record<string, string>, message = "", status = 422) =>
    data({ provider, errors, message }, { status });
  if (!isProvider(provider)) return refused({ provider: say.problems.provider });
  const inFile = (error: string) => refused({ file: error });
  if (!files.ok) return inFile(importMessages.problems[files.reason]);
  const [file] = files.value;
  if (!file) return inFile(importMessages.problems.missing);
  if (file.bytes.length > MOST_BYTES) return inFile(importMessages.problems.too_large);
  const table = readTable(file.bytes);
  if (!table.ok) return inFile(importMessages.problems[table.reason]);
  const lines = readPayout(table.value);
  if (!lines.ok) return inFile(said(lines));
  const { name: fileName, bytes } = file;
  const done = await importPayout(served.ctx, { provider, fileName, bytes, lines: lines.value });
  if (done.ok) {
    const { lines: count, odd } = done.value;
    return redirectWithFlash(
      served,
      href("/admin/orders/reconciliation/payouts"),
      say.imported(count, odd),
    );
  }
  if (done.reason === "no_lines") return inFile(say.problems.no_lines);
  return refused({}, say.errors[done.reason], done.reason === "forbidden" ? 403 : 409);
}

function said(problem: PayoutProblem): string {
  return problem.reason === "unreadable_row"
    ? say.problems.unreadable_row(problem.rowNo)
    : say.problems[problem.reason];
}
