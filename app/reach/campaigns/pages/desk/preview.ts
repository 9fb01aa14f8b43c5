import { createElement } from "react";
import { mailSender } from "#app/running/settings/queries.server.ts";
import { orNotFound, requestContext } from "#app/platform/http/request-context.server.ts";
import { renderMail } from "#app/platform/mail/render-mail.ts";
import { withShopLine } from "#app/platform/mail/shop-line.ts";
import { CampaignMail } from "../../emails/campaign-mail.tsx";
import { findCampaign } from "../../queries/find-campaign.server.ts";
import { previewMail } from "../../queries/preview-mail.server.ts";
import type { Route } from "./+types/preview.ts";

/** The mail itself, for the frames of the campaign's page: it runs nothing and leads nowhere. */
export async function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  const { ctx, env } = context.get(requestContext);
  const campaign = orNotFound(await findCampaign(ctx.db, params.campaignId));
  const { subject: _, ...props } = await previewMail(ctx.db, campaign, env.appUrl);
  const sender = await mailSender(ctx.db);
  const mail = withShopLine(renderMail(createElement(CampaignMail, props)), sender);
  const asText = url.searchParams.get("as") === "text";
  return new Response(asText ? mail.text : mail.html, {
    headers: {
      "content-type": `text/${asText ? "plain" : "html"}; charset=utf-8`,
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'",
      "x-frame-options": "SAMEORIGIN",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
