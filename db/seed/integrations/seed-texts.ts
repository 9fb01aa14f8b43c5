import { saveConnection } from "#app/running/messages/commands/save-connection.server.ts";
import { systemContext, type Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** Texts that leave no machine: the demo mailbox shows them. */
export async function seedTexts(services: Services): Promise<void> {
  const texts = { provider: "test", account: "", key: "", sender: "DEMO" } as const;
  const money = { partPrice: 50, monthlyLimit: 100_000 };
  done(await saveConnection(systemContext(services, "seed"), { ...texts, ...money }, 1));
}
