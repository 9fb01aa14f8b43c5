import { requestContext } from "#app/platform/http/request-context.server.ts";
import { takeReport } from "../../commands/take-report.server.ts";
import { twilioReports } from "../../gateways/text-gateways.server.ts";
import { readTwilioState } from "../../gateways/twilio.server.ts";
import { onTwilio } from "./twilio-webhook.server.ts";
import type { Route } from "./+types/twilio-report.ts";

/** Twilio reports how a message fared, in any order and any number of times. */
export function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const served = context.get(requestContext);
  return onTwilio(request, served, twilioReports(served.env.appUrl), async (ctx, fields) => {
    const providerId = fields.get("MessageSid") ?? "";
    const state = readTwilioState(fields.get("MessageStatus") ?? "");
    if (providerId === "" || !state) return false;
    await takeReport(ctx, { provider: "twilio", providerId }, state);
    return true;
  });
}
