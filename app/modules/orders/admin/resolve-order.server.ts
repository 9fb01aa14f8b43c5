import { z } from "zod";
import { ok, refuse } from "#app/lib/result.ts";
import type { Refusal, Result } from "#app/lib/result.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { parseForm } from "#app/platform/http/forms.server.ts";
import { resolveAttention } from "../commands/resolve-attention.server.ts";
import { adminOrderMessages as say } from "../texts/staff.ts";

const MAX = 500;
const resolveInput = z.object({
  resolution: z
    .string(say.resolve.missing)
    .trim()
    .min(1, say.resolve.missing)
    .max(MAX, say.resolve.tooLong(MAX)),
});

type Refused = Refusal<"refused"> & { text: string; errors?: Record<string, string> };

/** The form below what an order needs a person for, answered in the words staff read. */
export async function resolveOrder(
  ctx: Ctx,
  orderId: string,
  texts: Record<string, string>,
): Promise<Result<string, Refused>> {
  const form = parseForm(resolveInput, texts);
  if (!form.ok) {
    const { errors } = form;
    return refuse("refused", { text: errors["resolution"] ?? say.resolve.missing, errors });
  }
  const resolved = await resolveAttention(ctx, { orderId, reason: form.value.resolution });
  if (resolved.ok) return ok(say.resolve.done);
  if (resolved.reason === "forbidden") return refuse("refused", { text: say.forbidden });
  return refuse("refused", { text: say.resolve.nothing });
}
