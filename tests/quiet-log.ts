import { createLog } from "#app/platform/log.server.ts";

/** For code under test that wants a log; what matters is asserted, not read. */
export const quietLog = createLog("silent");
