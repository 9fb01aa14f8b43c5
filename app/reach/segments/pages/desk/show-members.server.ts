import { formatDate } from "#app/lib/dates.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import { conditionChoices } from "../../queries/condition-names.server.ts";
import { firstMembers, sizesOf } from "../../queries/segment-members.server.ts";
import type { Conditions } from "../../rules/conditions.ts";
import { describeConditions } from "../../views/describe-conditions.ts";

/** Everyone sees the number. Only staff who may read customers see the newest of them. */
export async function showMembers(ctx: Ctx, conditions: Conditions) {
  const mayRead = may(ctx.actor, "customers:read");
  const [{ names }, [count = 0], people] = await Promise.all([
    conditionChoices(ctx.db),
    sizesOf(ctx, [conditions]),
    mayRead ? firstMembers(ctx, conditions) : undefined,
  ]);
  return {
    words: describeConditions(conditions, names),
    count,
    people: people?.map(({ id, name, email, createdAt }) => ({
      id,
      name,
      email,
      joined: formatDate(createdAt),
    })),
  };
}

export type ShownMembers = Awaited<ReturnType<typeof showMembers>>;
