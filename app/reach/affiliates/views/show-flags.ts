import type { RaisedFlag } from "../rules/affiliate-flags.ts";
import { flagMessages as say } from "../texts/staff-flags.ts";

export const showFlags = (flags: readonly RaisedFlag[] = []): string[] =>
  flags.map(({ flag, count }) => say.flags[flag](count));
