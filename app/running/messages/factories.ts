import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { saveConnection } from "./commands/save-connection.server.ts";
import { SEMAPHORE_KEY, TWILIO, TWILIO_NUMBER } from "./gateways/fakes/fake-texting.fixture.ts";
import type { ConnectionInput } from "./input.ts";
import { readConnection } from "./queries/connection.server.ts";

/** A connection for a test, to the fake companies. Returns its version. */
export async function makeConnection(
  ctx: Ctx,
  wish: Partial<ConnectionInput> & Pick<ConnectionInput, "provider">,
): Promise<number> {
  const isTwilio = wish.provider === "twilio";
  const plain = isTwilio
    ? { ...TWILIO, sender: TWILIO_NUMBER }
    : { account: "", key: SEMAPHORE_KEY, sender: "MYSHOP" };
  const { version } = await readConnection(ctx);
  const input = { partPrice: 50, monthlyLimit: 100_000, ...plain, ...wish };
  const saved = await saveConnection(ctx, input, version);
  if (!saved.ok) throw new Error(saved.reason);
  return version + 1;
}
