import { saveSettings } from "#app/modules/settings/commands/save-settings.server.ts";
import { systemContext } from "#app/server/services.server.ts";
import type { Services } from "#app/server/services.server.ts";
import { done } from "../done.ts";

/** Ways to reach the demo shop that nobody can take for real ones. */
export async function seedContact(services: Services): Promise<void> {
  done(
    await saveSettings(systemContext(services, "seed"), {
      contact_email: "help@demo.test",
      phone_number: "+63 2 0000 0000",
    }),
  );
}
