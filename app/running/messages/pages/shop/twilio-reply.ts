import { href } from "react-router";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { takeReply } from "../../commands/take-reply.server.ts";
import { readMobile } from "../../rules/mobile-number.ts";
import { onTwilio } from "./twilio-webhook.server.ts";
import type { Route } from "./+types/twilio-reply.ts";

/** A buyer replied to a text. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const served = context.get(requestContext);
  const url = served.env.appUrl + href("/api/messages/twilio/reply");
  return onTwilio(request, served, url, async (ctx, fields) => {
    const number = readMobile(fields.get("From") ?? "");
    // The shop texts Philippine numbers only, so others have nothing to opt out of.
    if (number !== undefined) await takeReply(ctx, number, fields.get("Body") ?? "");
    return true;
  });
}
