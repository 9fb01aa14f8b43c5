import { data } from "react-router";
import { parseForm } from "#app/platform/http/forms.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { addWebhook } from "../../commands/add-webhook.server.ts";
import { formId, webhookForm } from "../../input.ts";
import { webhookMessages as say } from "../../texts/staff.ts";

export type NewWebhookAnswer = {
  made?: { id: string; secret: string };
  message?: string;
  errors?: Record<string, string>;
  values?: Record<string, string>;
};

const answer = (said: NewWebhookAnswer, status = 200) => data<NewWebhookAnswer>(said, { status });

/** The secret is in this answer and nowhere else, so there is no redirect. */
export async function submitNew(
  { ctx, env }: Pick<RequestContext, "ctx" | "env">,
  sent: Record<string, string>,
) {
  const form = parseForm(webhookForm, sent);
  if (!form.ok) return answer({ errors: form.errors, values: sent }, 422);
  const id = formId.safeParse(sent["formKey"]);
  if (!id.success) return answer({ message: say.incomplete, values: sent }, 422);
  const facts = { ...form.value, id: id.data };
  const made = await addWebhook(ctx, facts, env.loopbackWebhooks);
  if (made.ok) return answer({ made: made.value });
  if (made.reason === "address") {
    return answer({ errors: { url: say.problems[made.problem] }, values: sent }, 422);
  }
  const status = made.reason === "forbidden" ? 403 : 409;
  return answer({ message: say.errors[made.reason], values: sent }, status);
}
