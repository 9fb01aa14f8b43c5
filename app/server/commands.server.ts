import { backup } from "./backup.server.ts";
import { changeSecret } from "./change-secret.server.ts";
import { doctor } from "./doctor.server.ts";
import { moveDatabase } from "./move-database.server.ts";
import { restore } from "./restore.server.ts";
import { role } from "./role.server.ts";
import { seed } from "./seed.server.ts";
import { updateStep } from "./update-step.server.ts";

/** What an operator runs beside the shop: `npm run <name>`, or `project-me <name>` of a release. */
export const commands = {
  seed,
  backup,
  restore,
  doctor,
  role,
  "change-secret": changeSecret,
  "move-database": moveDatabase,
  "update-step": updateStep,
};
