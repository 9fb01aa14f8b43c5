import type { Ctx } from "#app/platform/access/ctx.server.ts";
import { saveConnection } from "./commands/save-connection.server.ts";
import { BUREAU } from "./gateways/fakes/fake-eis.fixture.ts";
import { readConnection } from "./queries/connection.server.ts";

/** A connection to the fake Bureau, for a test. */
export async function connectBureau(ctx: Ctx): Promise<void> {
  const { version } = await readConnection(ctx);
  const saved = await saveConnection(ctx, { ...BUREAU, receiver: "trial" }, version);
  if (!saved.ok) throw new Error(saved.reason);
}
