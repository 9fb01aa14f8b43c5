import { href } from "react-router";
import type { Edited } from "#app/lib/edit.ts";
import { recordForm } from "#app/running/audit/pages/desk/record-form.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { webhookCommands } from "../../commands/webhook.server.ts";
import { webhookForm as schema, type WebhookInput } from "../../input.ts";
import { findWebhook } from "../../queries/list-webhooks.server.ts";
import { webhookMessages as say } from "../../texts/staff.ts";
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
    titleOf: ({ url }: WebhookRow) => say.editOf(shortAddress(url)),
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
