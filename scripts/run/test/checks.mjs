import { toolScript } from "../../prepare/tool.mjs";

/** The checks that come before the tests; each is a name and the commands it runs in turn. */
export const checks = () => [
  { name: "format", commands: [[toolScript("oxfmt"), "--check", "."]] },
  { name: "lint", commands: [[toolScript("oxlint"), "--type-aware", "--deny-warnings"]] },
  // Each checker builds the shop's types anew: four, as is usual, take twice the CPU time of one.
  { name: "types", commands: [[toolScript("typescript", "tsc"), "--noEmit", "--checkers", "1"]] },
  { name: "unused", commands: [[toolScript("knip"), "--no-progress"]] },
  { name: "structure", commands: [["scripts/check-structure.ts"]] },
];

/** Writes the types of the routes, which lint and type check read. */
export const routeTypes = () => ({
  name: "route types",
  commands: [[toolScript("@react-router/dev", "react-router"), "typegen"]],
});
