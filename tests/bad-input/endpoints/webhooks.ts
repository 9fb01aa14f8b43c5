import { sendTest } from "#app/office/webhooks/commands/send-test.server.ts";
import { makeWebhook } from "#app/office/webhooks/factories.ts";
import {
  findWebhook,
  newestDeliveries,
} from "#app/office/webhooks/queries/list-webhooks.server.ts";
import { boxOf, WEBHOOK_EVENTS } from "#app/office/webhooks/rules/webhook-events.ts";
import { webhookDeliveries } from "#app/office/webhooks/tables.server.ts";
import { outsideProblem } from "#app/lib/public-address.ts";
import { eq } from "drizzle-orm";
import type { Some } from "../call.ts";
import { anything, choice, id, readFrom, secret, type Field } from "../fields.ts";
import type { Shop } from "../shop.ts";

/** An address outside; whatever leads into a private network has to be refused. */
function address(valid: string): Field {
  const tempting = ["http://127.0.0.1/", "https://169.254.169.254/latest/", "https://[::1]/"];
  const mayBe = (text: string) => outsideProblem(text.trim(), false) === undefined;
  return { ...secret(valid), mayBe, tempting };
}

// Any word but "on" leaves a box unticked, and one that is ticked is enough.
const boxes: Record<string, Field> = Object.fromEntries(
  WEBHOOK_EVENTS.map((event) => [boxOf(event), anything("on")]),
);

async function endpoint({ system }: Shop) {
  const ctx = system();
  const { id: webhookId } = await makeWebhook(ctx, { events: [...WEBHOOK_EVENTS] });
  const found = await findWebhook(ctx.db, webhookId);
  return { webhookId, version: found?.version ?? 0 };
}

async function onEndpoint(shop: Shop) {
  const { webhookId, version } = await endpoint(shop);
  return { version, of: { as: "admin" as const, params: { webhookId: id(webhookId) } } };
}

/** A message that was not delivered, as the jobs of this shop wait. */
async function onDelivery(shop: Shop) {
  const { webhookId } = await endpoint(shop);
  const ctx = shop.system();
  await sendTest(ctx, webhookId);
  const [sent] = await newestDeliveries(ctx.db, webhookId, 1);
  const deliveryId = sent?.id ?? "";
  await ctx.db
    .update(webhookDeliveries)
    .set({ state: "failed" })
    .where(eq(webhookDeliveries.id, deliveryId));
  return { as: "admin" as const, params: { webhookId: id(webhookId), deliveryId: id(deliveryId) } };
}

const intent = (name: string) => async (shop: Shop) => {
  const { of } = await onEndpoint(shop);
  return { ...of, fields: { intent: choice(name) } };
};

export const webhooks = {
  "/admin/settings/integrations/webhooks": {
    GET: () => ({ as: "admin", query: { sort: anything("address") } }),
  },
  "/admin/settings/integrations/webhooks/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      create: ({ system }) => {
        const formKey = system().ids.newId();
        const url = address(`https://hooks.example.com/${formKey}`);
        const fields = { formKey: id(formKey), url, ...boxes, intent: anything("create") };
        return { as: "admin", fields };
      },
    },
  },
  "/admin/settings/integrations/webhooks/:webhookId": {
    GET: async (shop) => (await onEndpoint(shop)).of,
    POST: {
      save: async (shop) => {
        const { of, version } = await onEndpoint(shop);
        const url = address("https://other.example.com/in");
        return {
          ...of,
          fields: { intent: choice("save"), ...readFrom(version), url, ...boxes },
        };
      },
      test: intent("test"),
      off: intent("off"),
      on: async (shop) => {
        const { of } = await onEndpoint(shop);
        await shop.pool.query("update webhook_endpoints set is_active = false where id = $1", [
          of.params.webhookId.valid,
        ]);
        return { ...of, fields: { intent: choice("on") } };
      },
      rotate: async (shop) => {
        const { of, version } = await onEndpoint(shop);
        const fields = { intent: choice("rotate"), version: secret(String(version)) };
        return { ...of, fields };
      },
      remove: intent("remove"),
    },
  },
  "/admin/settings/integrations/webhooks/:webhookId/deliveries/:deliveryId": {
    GET: onDelivery,
    POST: {
      replay: async (shop) => ({
        ...(await onDelivery(shop)),
        fields: { intent: choice("replay") },
      }),
    },
  },
} satisfies Some;
