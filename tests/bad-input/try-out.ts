import { buildRequest, type Endpoint } from "./build-request.ts";
import type { Call } from "./call.ts";
import { cannotBeMeant } from "./cannot-be-meant.ts";
import { faultsOf, isRefused, muteness } from "./judge.ts";
import { send, type Answer, type BuiltRequest } from "./send.ts";
import type { Shop } from "./shop.ts";
import type { Tampering } from "./tampering.ts";
import { writesSince } from "./writes.ts";

export type Outcome = { answer: Answer; path: string; writes: string[]; faults: string[] };

/** Sends one hostile use of a call, and says what is wrong with how the shop took it. */
export async function tryOut(
  shop: Shop,
  endpoint: Endpoint,
  call: Call,
  tampering: Tampering,
): Promise<Outcome> {
  const session = await shop.session(tampering.role);
  const built = buildRequest(endpoint, call, tampering, { url: shop.url, session });
  const { asked } = built;
  await writesSince(shop.pool);
  const answer = await send(shop.url, asked);
  shop.noteSession(tampering.role, answer);
  const writes = await writesSince(shop.pool);
  const faults = faultsOf(answer, [shop.url, shop.gatewayUrl, shop.googleUrl]);
  const refused = isRefused(answer);
  const mayChange = asked.method === "POST" || call.changes === true;
  const mayWrite = mayChange && !refused && !cannotBeMeant(call, tampering, built);
  const forbidden = writes.filter((write) => !call.notes?.includes(write.split(" ")[1] ?? ""));
  if (!mayWrite && forbidden.length > 0) {
    faults.push(`was ${refused ? "refused" : "to be refused"}, and wrote: ${forbidden.join(", ")}`);
  }
  if (writes.length > 0) await call.restore?.();
  if (refused) faults.push(...(await muteness(answer, asked, followAs(shop, asked))));
  return { answer, path: asked.path, writes, faults };
}

/** What the same browser sees next, with the cookies that it was just given. */
function followAs({ url }: Shop, { headers }: BuiltRequest) {
  return (path: string, cookies: readonly string[]) => {
    const given = cookies.map((line) => line.split(";")[0] ?? "");
    const cookie = [...given, headers["cookie"] ?? ""].join("; ");
    return send(url, { method: "GET", path, headers: { cookie } });
  };
}
