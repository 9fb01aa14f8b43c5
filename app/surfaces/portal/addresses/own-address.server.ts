import { ownAddresses } from "#app/modules/customers/queries/own-addresses.server.ts";
import { provinceNames } from "#app/modules/places/queries/provinces.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

/** The addresses of whoever is signed in. */
export async function loadAddresses({ ctx }: RequestContext) {
  if (ctx.actor.kind !== "user") throw new Error("the policy table let a visitor in");
  return ownAddresses(ctx.db, ctx.actor.userId);
}

/** One of them; somebody else's is not there. */
export async function findOwnAddress(served: RequestContext, id: string) {
  return (await loadAddresses(served)).find((address) => address.id === id);
}

export const provincesOf = ({ ctx, memory }: RequestContext) =>
  memory.read("provinces", () => provinceNames(ctx.db));
