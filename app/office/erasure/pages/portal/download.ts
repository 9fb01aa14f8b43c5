import { shopDay } from "#app/lib/dates.ts";
import { recordAudit } from "#app/running/audit/commands/record-audit.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { csvAnswer } from "#app/platform/http/csv-answer.server.ts";
import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { jsonFile } from "#app/platform/http/json-file.server.ts";
import { PERSONAL_TABLES } from "../../queries/every-record.server.ts";
import type { OwnRow, Person } from "#app/platform/records/record.server.ts";
import { personOf } from "./person-of.server.ts";
import { ownColumns, readOwnRows } from "./download.server.ts";
import { ownDataMessages as say } from "./texts.ts";
import type { Route } from "./+types/download.ts";

/** All of one's data as JSON, or a part of it as a table. The log says that it was taken, and no more. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx } = context.get(requestContext);
  const { kind = "" } = await readFormTexts(request);
  if (kind !== "" && !Object.hasOwn(PERSONAL_TABLES, kind)) {
    throw new Response(say.unknownKind, { status: 422 });
  }
  const person = await personOf(ctx);
  await recordAudit(ctx, {
    action: "own_data.downloaded",
    subject: { type: "user", id: person.userId },
    after: { kind: kind || "all" },
  });
  const name = `your-data-${kind ? `${kind}-` : ""}${shopDay(ctx.now)}`;
  if (kind === "") return jsonFile(name, everything(ctx, person));
  const head = await ownColumns(ctx.db, kind);
  return csvAnswer({ name, head, parts: rowsOf(ctx, { kind, person, head }) });
}

/** A table at a time, so that no more than one of them is in memory. */
async function* everything(ctx: Ctx, person: Person) {
  yield `{\n"downloadedAt": ${JSON.stringify(ctx.now)}`;
  for (const [name, { title }] of Object.entries(PERSONAL_TABLES)) {
    const rows = await readOwnRows(ctx, name, person);
    yield `,\n${JSON.stringify(name)}: ${JSON.stringify({ title, rows }, null, 1)}`;
  }
  yield "\n}\n";
}

type Part = { kind: string; person: Person; head: readonly string[] };

async function* rowsOf(ctx: Ctx, { kind, person, head }: Part) {
  const rows = await readOwnRows(ctx, kind, person);
  yield rows.map((row) => head.map((column) => cellOf(row, column)));
}

function cellOf(row: OwnRow, column: string): string | number {
  const value = row[column];
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return value;
  return JSON.stringify(value);
}
