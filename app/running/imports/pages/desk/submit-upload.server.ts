import { data, redirect } from "react-router";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { uploadFile } from "../../commands/upload-file.server.ts";
import type { ImportNoun } from "../../queries/import-noun.server.ts";
import { readSentFile } from "../../queries/read-sent-table.server.ts";
import { limitsOf } from "../../rules/file-limits.ts";
import { importMessages as say, problemOf } from "../../texts/staff.ts";

/** Stores the file that a form sent, and opens its import at `pageOf`. */
export async function submitUpload(
  ctx: Ctx,
  request: Request,
  { noun, unknown, pageOf }: { noun: ImportNoun; unknown: string; pageOf: (id: string) => string },
) {
  const limits = limitsOf(noun);
  const { sent } = await readSentFile(request, limits.bytes);
  if (!sent.ok) return data({ error: problemOf(sent, limits) }, { status: 422 });
  const uploaded = await uploadFile(ctx, noun, sent.value);
  if (uploaded.ok) return redirect(pageOf(uploaded.value.id));
  switch (uploaded.reason) {
    case "forbidden":
      return data({ error: say.errors.forbidden }, { status: 403 });
    case "unknown":
      return data({ error: unknown }, { status: 422 });
  }
  return data({ error: problemOf(uploaded, limits) }, { status: 422 });
}
