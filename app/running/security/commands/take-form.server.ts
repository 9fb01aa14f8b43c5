import { z } from "zod";
import { validate } from "uuid";
import { ok, refuse, type Refusal, type Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { hasFreshProof } from "#app/platform/access/fresh-proof.ts";
import { sealedForms } from "../queries/stored-secrets.server.ts";
import { isOwnForm } from "../queries/waiting-form.server.ts";
import { waitingForms } from "../tables.server.ts";
import type { WaitingForm } from "./store-form.server.ts";

const fieldsOf = z.record(z.string(), z.string());

type TakenForm = Omit<WaitingForm, "backTo">;

/** Removes and returns the form sent before a proof, so that it is sent again only once. */
export async function takeForm(
  ctx: Ctx,
  formId: string,
): Promise<Result<TakenForm, Refusal<"unproven" | "form_over">>> {
  if (!hasFreshProof(ctx.actor, ctx.now)) return refuse("unproven");
  if (!validate(formId)) return refuse("form_over");
  const [form] = await ctx.db.delete(waitingForms).where(isOwnForm(ctx, formId)).returning();
  const fields = form && sealedForms(ctx).open(form.sealedFields);
  if (!form || fields === undefined) return refuse("form_over");
  const { method, address } = form;
  return ok({ method, address, fields: fieldsOf.parse(JSON.parse(fields)) });
}
