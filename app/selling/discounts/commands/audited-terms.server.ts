import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { nameScope, scopeChoices } from "../queries/scope-choices.server.ts";
import type { Scope } from "../rules/scope.ts";

/** A code's terms for the log, with the names of its scope, since ids say nothing to people. */
export async function auditedTerms<T extends Scope>({ db }: Ctx, terms: T) {
  const { productIds, categoryIds } = terms;
  return { ...terms, isFor: nameScope({ productIds, categoryIds }, await scopeChoices(db)) };
}
