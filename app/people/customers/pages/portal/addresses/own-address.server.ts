import { ownAddresses } from "../../../queries/own-addresses.server.ts";
import { provinceNames } from "#app/running/places/queries/provinces.server.ts";
import { signedIn } from "#app/platform/access/ctx.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";

export async function loadAddresses({ ctx }: RequestContext) {
  return ownAddresses(ctx.db, signedIn(ctx).userId);
}

/** Finds nothing for another customer's address. */
export async function findOwnAddress(served: RequestContext, id: string) {
  return (await loadAddresses(served)).find((address) => address.id === id);
}

export const provincesOf = ({ ctx, memory }: RequestContext) =>
  memory.read("provinces", () => provinceNames(ctx.db));
