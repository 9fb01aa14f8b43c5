import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import type { Operation } from "#app/platform/records/operation.ts";
import { cartOperations } from "../commands/agent-cart.server.ts";
import { catalogReads } from "./read-catalog.server.ts";
import { orderReads } from "./read-orders.server.ts";
import { vialRead } from "./read-vial.server.ts";

/** Everything that anyone can do in the shop by a program, up to the checkout. */
export const everyTool = (
  served: Pick<RequestContext, "env" | "limiter">,
): readonly Operation[] => {
  const { appUrl } = served.env;
  return [
    ...catalogReads(appUrl),
    ...cartOperations(appUrl),
    ...orderReads(served),
    vialRead(appUrl),
  ];
};
