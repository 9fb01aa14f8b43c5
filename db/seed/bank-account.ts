import { saveSettings } from "#app/modules/settings/commands/save-settings.server.ts";
import { systemContext } from "#app/server/services.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { done } from "./done.ts";

/** An account that nobody can take for a real one, so that the demo shop offers a transfer. */
export async function seedBankAccount(services: Services): Promise<void> {
  done(
    await saveSettings(systemContext(services, "seed"), {
      bank_name: "Demo Bank (not a real bank)",
      bank_account_name: "Project: Me (demo)",
      bank_account_number: "0000 0000 0000",
      bank_instructions:
        "This is a demo shop. Do not transfer money: send any picture as the proof.",
    }),
  );
}
