import { makeConfirmation, makeSubscription } from "#app/reach/campaigns/factories.ts";
import { stopNewsletter } from "#app/reach/campaigns/commands/stop-newsletter.server.ts";
import type { Some } from "../call.ts";
import { anything, choice, email, secret } from "../fields.ts";
import type { Shop } from "../shop.ts";

const newAddress = () => `maria-${crypto.randomUUID()}@example.com`;

const confirmation = async ({ system }: Shop) => ({
  params: { token: secret(await makeConfirmation(system(), newAddress())) },
});

const subscription = async ({ system }: Shop) => ({
  params: { token: secret(await makeSubscription(system(), newAddress())) },
});

export const campaigns = {
  "/newsletter": {
    GET: () => ({}),
    POST: {
      ask: () => ({ fields: { email: email(newAddress()), source: anything("learn") } }),
    },
  },
  "/newsletter/confirm/:token": {
    GET: confirmation,
    POST: { confirm: async (shop) => ({ ...(await confirmation(shop)), fields: {} }) },
  },
  "/newsletter/stop/:token": {
    GET: subscription,
    POST: {
      // A mail program sends it from wherever it runs, and whatever is not "undo" ends it.
      stop: async (shop) => ({
        ...(await subscription(shop)),
        fields: { intent: anything("stop") },
        notes: ["newsletter_subscriptions", "consents"],
      }),
      undo: async (shop) => {
        const call = await subscription(shop);
        await stopNewsletter(shop.visitor(), call.params.token.valid);
        return {
          ...call,
          fields: { intent: choice("undo", "stop") },
          notes: ["newsletter_subscriptions", "consents"],
        };
      },
    },
  },
  "/admin/newsletter": { GET: () => ({ as: "admin", query: { page: anything("1") } }) },
} satisfies Some;
