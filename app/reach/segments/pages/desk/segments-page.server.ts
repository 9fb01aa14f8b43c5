import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { conditionChoices } from "../../queries/condition-names.server.ts";
import { sizesOf } from "../../queries/segment-members.server.ts";
import type { Conditions } from "../../rules/conditions.ts";
import { describeConditions } from "../../views/describe-conditions.ts";

type Row = { id: string; name: string; conditions: Conditions; archivedAt: Date | null };

/** Segments as their list shows them: in words, and with how many customers fit now. */
export async function showSegments(ctx: Ctx, rows: readonly Row[]) {
  const [{ names }, sizes] = await Promise.all([
    conditionChoices(ctx.db),
    sizesOf(
      ctx,
      rows.map(({ conditions }) => conditions),
    ),
  ]);
  return rows.map(({ id, name, conditions, archivedAt }, index) => ({
    id,
    name,
    words: describeConditions(conditions, names),
    size: sizes[index] ?? 0,
    isActive: archivedAt === null,
    archivedAt,
  }));
}

export type ShownSegment = Awaited<ReturnType<typeof showSegments>>[number];
