import { z } from "zod";
import { moduleJobs, task } from "#app/platform/jobs/task.server.ts";
import { forgetImports } from "./commands/forget-imports.server.ts";

const forget = task("imports.forget", z.unknown(), forgetImports);

export const importsJobs = moduleJobs({ schedule: [{ task: forget, match: "30 19 * * *" }] });
