import { loadHistory } from "#app/running/audit/queries/load-history.server.ts";
import { countFactors } from "#app/running/security/queries/factors.server.ts";
import { hasAny, type Factors } from "#app/running/security/rules/second-step.ts";
import { findOwners } from "../../queries.server.ts";
import { findMember } from "../../queries/list-staff.server.ts";
import { ROLE_HINTS, ROLE_NAMES, staffMessages as say } from "../../texts/staff.ts";
import { actorId, STAFF_ROLES } from "#app/platform/access/actor.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { orNotFound } from "#app/platform/http/request-context.server.ts";
import { showMember } from "./show-staff.server.ts";

/** A member of staff with their roles and their account's history. */
export async function showOneMember(ctx: Ctx, userId: string) {
  const { db, actor } = ctx;
  // Other texts are not ids, and PostgreSQL cannot read all of them.
  const found = orNotFound(/^[\w-]{1,64}$/.test(userId) ? await findMember(db, userId) : undefined);
  const [owners, factors, history] = await Promise.all([
    findOwners(db),
    countFactors(db, userId),
    loadHistory(ctx, { type: "user", id: userId }),
  ]);
  const isLastOwner = owners.length === 1 && owners[0]?.id === userId;
  return {
    member: showMember(found, actorId(actor)),
    isLastOwner,
    secondStep: showSecondStep(factors, userId === actorId(actor)),
    roles: STAFF_ROLES.map((role) => ({
      role,
      name: ROLE_NAMES[role],
      hint: ROLE_HINTS[role],
      isGranted: found.roles.includes(role),
      locked: role === "admin" && isLastOwner ? say.lastOwner : undefined,
    })),
    history,
  };
}

function showSecondStep(factors: Factors, isOwn: boolean) {
  const has = hasAny(factors) ? say.secondStepHas(factors) : say.secondStepNone;
  const locked = isOwn ? say.secondStepOwn : undefined;
  return { has, locked: hasAny(factors) ? locked : say.errors.no_second_step };
}

export type ShownRole = Awaited<ReturnType<typeof showOneMember>>["roles"][number];
