import { createContext } from "react-router";
import type { Ctx } from "../access/ctx.server.ts";
import type { Finding } from "../finding.ts";

/** Looks at machine, mail, keys, jobs, backups and books as `doctor` does. The server fills it in. */
export const examineContext = createContext<(ctx: Ctx) => Promise<Finding[]>>();
