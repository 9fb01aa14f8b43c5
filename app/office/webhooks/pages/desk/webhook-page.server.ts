import { data, href } from "react-router";
import type { EditAnswer, Edited } from "#app/lib/edit.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { notFound, type RequestContext } from "#app/platform/http/request-context.server.ts";
import { renewSecret } from "../../commands/renew-secret.server.ts";
import { sendTest } from "../../commands/send-test.server.ts";
import { switchWebhook } from "../../commands/switch-webhook.server.ts";
import { webhookMessages as say } from "../../texts/staff.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { webhookCommands } from "../../commands/webhook.server.ts";
import { webhookForm as schema, type WebhookInput } from "../../input.ts";
import { findWebhook } from "../../queries/list-webhooks.server.ts";
import { shortAddress } from "../../views/address.ts";
import { webhookTexts } from "../../views/show-webhook.ts";
import { webhookFields as fields } from "./webhook-fields.ts";

type WebhookRow = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;
type NotSaved = Extract<Awaited<ReturnType<typeof webhookCommands.save>>, { ok: false }>;

/** The form of an endpoint. @param loopback see `outsideProblem` */
export const webhookForm = (loopback: boolean) =>
  recordForm({
    type: "webhook",
    fields,
    say,
    list: href("/admin/settings/integrations/webhooks"),
    pageOf: (webhookId) => href("/admin/settings/integrations/webhooks/:webhookId", { webhookId }),
    titleOf: ({ url }: WebhookRow) => say.editOf(new URL(url).host),
    find: findWebhook,
    texts: (stored: WebhookRow) => webhookTexts(stored),
    schema,
    save: (ctx: Ctx, facts: WebhookInput, edited: Edited | undefined) =>
      webhookCommands.save(ctx, { ...facts, loopback }, edited),
    saved: ({ url }) => say.saved(shortAddress(url)),
    explain: (refusal: NotSaved) =>
      refusal.reason === "address" ? { url: say.problems[refusal.problem] } : undefined,
    undo: [],
    remove: {
      shown: () => ({ title: say.remove, hint: say.removeHint, button: say.removeNow }),
      run: webhookCommands.remove,
      done: ({ url }) => say.removed(shortAddress(url)),
    },
  });

export type WebhookAnswer = EditAnswer & { secret?: string };

/** The forms of an endpoint's page, by their intent. */
export async function submitWebhook(
  served: RequestContext,
  webhookId: string,
  sent: Record<string, string>,
) {
  const { ctx, env } = served;
  const back = (text: string) =>
    redirectWithFlash(
      served,
      href("/admin/settings/integrations/webhooks/:webhookId", { webhookId }),
      text,
    );
  switch (sent["intent"]) {
    case "test": {
      const done = await sendTest(ctx, webhookId);
      return done.ok ? back(say.tested) : refused(done.reason);
    }
    case "on":
    case "off": {
      const isOn = sent["intent"] === "on";
      const done = await switchWebhook(ctx, webhookId, isOn);
      if (!done.ok) return refused(done.reason);
      return back(isOn ? say.switchedOn : say.switchedOff);
    }
    case "rotate":
      return rotate(served, webhookId, sent["version"] ?? "");
    default:
      return webhookForm(env.loopbackWebhooks).submit(served, sent, webhookId);
  }
}

async function rotate({ ctx }: RequestContext, webhookId: string, version: string) {
  if (!/^\d{1,9}$/.test(version)) return refused("changed_meanwhile");
  const done = await renewSecret(ctx, webhookId, Number(version));
  if (!done.ok) return refused(done.reason);
  return data<WebhookAnswer>({ secret: done.value.secret });
}

type Reason = "forbidden" | "not_found" | "inactive" | "changed_meanwhile";

function refused(reason: Reason) {
  if (reason === "not_found") throw notFound();
  const status = reason === "forbidden" ? 403 : 409;
  return data<WebhookAnswer>({ message: say.errors[reason] }, { status });
}
