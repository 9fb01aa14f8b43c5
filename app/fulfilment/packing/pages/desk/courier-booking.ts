import { readFormTexts } from "#app/platform/http/forms.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { submitBooking } from "./courier-booking.server.ts";
import type { Route } from "./+types/courier-booking.ts";

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  submitBooking(context.get(requestContext), params.orderId, await readFormTexts(request));
