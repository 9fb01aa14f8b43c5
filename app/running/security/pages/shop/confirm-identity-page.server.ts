import { href, data, redirect } from "react-router";
import { countFactors } from "../../queries/factors.server.ts";
import { findWaitingForm } from "../../queries/waiting-form.server.ts";
import { isStaff } from "#app/platform/access/actor.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { passwordHashOf } from "#app/platform/auth/find-account.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { beginPasskeyUse } from "../../commands/begin-passkey-use.server.ts";
import {
  proveIdentity,
  type Proof,
  type ProofRefusal,
} from "../../commands/prove-identity.server.ts";
import { takeForm } from "../../commands/take-form.server.ts";
import { codeInput, passkeyAnswerInput, proofInput } from "../../input.ts";
import { securityAnswers } from "../../texts/shopper-answers.ts";
import { proofMessages } from "../../texts/shopper-proof.ts";
import { passwordsBusy, problemHeaders } from "#app/platform/http/errors.server.ts";
import { parseForm, readFormTexts } from "#app/platform/http/forms.server.ts";

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

type Answer = {
  message?: string | undefined;
  errors?: Record<string, string>;
  passkey?: Awaited<ReturnType<typeof beginPasskeyUse>>["options"];
  /** The stored form, to be sent again now. */
  again?: { address: string; fields: Record<string, string> };
};

/** Checks a proof by password or code, then sends the stored form again. */
export async function submitProof(served: RequestContext, request: Request, formId: string) {
  const sent = await readFormTexts(request);
  // A user who returned from Google already has a proven session.
  if (sent["intent"] === "go-on") return sendAgain(served, formId);
  if (sent["intent"] === "begin-passkey") return beginByPasskey(served);
  const form = parseProof(sent);
  if (!form.ok) return refused(422, form);
  const { headers } = request;
  const { appUrl } = served.env;
  const browser = { headers, appUrl };
  const proven = await proveIdentity(served, form.value, browser).catch(passwordsBusy);
  if ("status" in proven) {
    return refused(proven.status, { message: proven.message }, problemHeaders(proven));
  }
  return proven.ok ? sendAgain(withProof(served), formId) : refusedProof(proven);
}

/** The shop's challenge, for the script of the passkey button. */
async function beginByPasskey({ ctx, env }: RequestContext) {
  const { options, cookie } = await beginPasskeyUse(ctx, env.appUrl);
  return data<Answer>({ passkey: options }, { headers: { "set-cookie": cookie } });
}

type ParsedProof =
  | { ok: true; value: Proof }
  | ({ ok: false } & Pick<Answer, "errors" | "message">);

function parseProof(sent: Record<string, string>): ParsedProof {
  if (sent["intent"] === "code") return parseForm(codeInput, sent);
  if (sent["intent"] !== "passkey") return parseForm(proofInput, sent);
  const answer = parseForm(passkeyAnswerInput, sent);
  return answer.ok ? answer : { ok: false, message: securityAnswers.wrongPasskey };
}

/** The session's row has the proof, but the actor was read earlier. */
function withProof(served: RequestContext): RequestContext {
  const { actor, now } = served.ctx;
  if (actor.kind !== "user" || !actor.session) return served;
  const session = { ...actor.session, provenAt: now };
  return { ...served, ctx: { ...served.ctx, actor: { ...actor, session } } };
}

async function sendAgain({ ctx }: RequestContext, formId: string) {
  const taken = await takeForm(ctx, formId);
  if (!taken.ok) {
    const message =
      taken.reason === "unproven" ? proofMessages.proofLead : proofMessages.proofOverText;
    return refused(409, { message });
  }
  const { method, address, fields } = taken.value;
  if (method === "GET") throw redirect(address, 303);
  return data<Answer>({ again: { address, fields } });
}

function refusedProof(refusal: ProofRefusal) {
  switch (refusal.reason) {
    case "wrong_password":
      return refused(422, { errors: { password: securityAnswers.proofPasswordWrong } });
    case "wrong_code":
      return refused(422, { errors: { code: securityAnswers.wrongCode } });
    case "wrong_passkey":
      return refused(422, { message: securityAnswers.wrongPasskey });
    case "forbidden":
      return refused(403, { message: securityAnswers.refused.forbidden });
    case "too_many_tries": {
      const { retryAfterSeconds } = refusal;
      const message = securityAnswers.tooManyPasswords(
        securityAnswers.minutes(Math.ceil(retryAfterSeconds / 60)),
      );
      return refused(429, { message }, { "retry-after": String(retryAfterSeconds) });
    }
  }
}

/**
 * The message also appears above the form, because a user who has proved their identity in the
 * meantime sees no fields.
 */
function refused(status: number, answer: Answer, headers: HeadersInit = {}) {
  const message = answer.message ?? Object.values(answer.errors ?? {})[0];
  return data<Answer>({ ...answer, message }, { status, headers });
}
