import type { Pool } from "pg";
import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { requestContext } from "#app/platform/http/request-context.server.ts";
import { gatewaysOf } from "../../factories.ts";
import type { Callback } from "../../gateways/gateway.ts";
import { gatewaysContext } from "../../gateways/gateways-context.server.ts";
import { action } from "./callback.ts";
import type { Rig } from "./gateway-rigs.fixture.ts";
import { openTestGateway } from "./test-gateway.fixture.ts";

/** `pattern` is the route that receives the callbacks. */
type CallbackOptions = { ctx: Ctx; pool: Pool; pattern: Parameters<typeof action>[0]["pattern"] };

/** A shop that receives callbacks and returns their status code. */
export function openCallbacks({ ctx, pool, pattern }: CallbackOptions) {
  const { args } = openTestGateway({ ctx, pool });
  return async ({ gateway }: Rig, callback: Callback, at = ctx.now): Promise<number> => {
    const { headers, rawBody, from } = callback;
    const request = new Request("https://shop.example.test/", {
      method: "POST",
      body: rawBody,
      headers,
    });
    const { context, url } = args(request);
    context.set(gatewaysContext, gatewaysOf(gateway));
    const served = context.get(requestContext);
    context.set(requestContext, { ...served, ip: from, ctx: { ...ctx, now: at } });
    const params = { gateway: gateway.name };
    return (await action({ request, url, pattern, params, context })).status;
  };
}
