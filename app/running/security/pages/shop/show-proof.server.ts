import { href } from "react-router";
import { countFactors } from "../../queries/factors.server.ts";
import { findWaitingForm } from "../../queries/waiting-form.server.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { passwordHashOf } from "#app/platform/auth/find-account.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The stored form, and the proofs that its sender can give. */
export async function showProof({ ctx, env }: RequestContext, formId: string) {
  const { actor, db, now } = ctx;
  const { userId, email } = signedIn(ctx);
  const [form, hash, factors] = await Promise.all([
    findWaitingForm(ctx, formId),
    passwordHashOf(db, userId),
    countFactors(db, userId),
  ]);
  const home = isStaff(actor) ? href("/admin") : href("/portal");
  return {
    email,
    waits: form !== undefined,
    backTo: form?.backTo ?? home,
    proven: hasFreshProof(actor, now),
    hasPassword: hash !== undefined,
    hasApp: factors.apps > 0,
    hasPasskey: factors.passkeys > 0,
    google: !hash && env.google !== undefined,
  };
}
