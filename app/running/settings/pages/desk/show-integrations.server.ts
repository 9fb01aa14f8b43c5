import { href } from "react-router";
import { countActiveKeys } from "#app/office/api/queries/list-keys.server.ts";
import { readConnection } from "#app/office/highlevel/queries/connection.server.ts";
import { countWebhooks } from "#app/office/webhooks/queries/list-webhooks.server.ts";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { may } from "#app/platform/access/may.ts";
import type { Tone } from "#app/ui/tone.ts";
import { integrationCards as say } from "./texts.ts";

export type IntegrationCard = {
  title: string;
  text: string;
  state: { tone: Tone; label: string };
  /** The page that sets it up, for the owner. */
  link?: { to: string; label: string };
};

/** Each way in which other programs can reach the shop, with its status. */
export async function showIntegrations(ctx: Ctx): Promise<IntegrationCard[]> {
  const { db, actor, now } = ctx;
  const [keys, webhooks, highlevel] = await Promise.all([
    countActiveKeys(db, now),
    countWebhooks(db),
    readConnection(ctx),
  ]);
  const troubled = webhooks.failing + webhooks.givenUp;
  const link = (to: string, label: string) =>
    may(actor, "settings:write") ? { link: { to, label } } : {};
  return [
    {
      title: say.keys.title,
      text: say.keys.text,
      state: keys > 0 ? on(say.keys.some(keys)) : off(say.keys.none),
      ...link(href("/admin/settings/integrations/keys"), say.keys.open),
    },
    {
      title: say.webhooks.title,
      text: say.webhooks.text,
      state:
        troubled > 0
          ? { tone: "warning", label: say.webhooks.failing(troubled) }
          : showWebhooks(webhooks),
      ...link(href("/admin/settings/integrations/webhooks"), say.webhooks.open),
    },
    {
      title: say.highlevel.title,
      text: say.highlevel.text,
      state: { tone: HIGHLEVEL[highlevel.state], label: say.highlevel.states[highlevel.state] },
      ...link(href("/admin/settings/integrations/highlevel"), say.highlevel.open),
    },
  ];
}

const HIGHLEVEL = {
  unset: "neutral",
  untested: "warning",
  broken: "error",
  connected: "neutral",
  sending: "success",
} as const;

/** How many webhooks there are, and how many of them are on. */
export function showWebhooks({ all, active }: { all: number; active: number }) {
  if (all === 0) return off(say.webhooks.none);
  return (active > 0 ? on : off)(say.webhooks.some(all, active));
}

const on = (label: string) => ({ tone: "success" as const, label });
const off = (label: string) => ({ tone: "neutral" as const, label });
