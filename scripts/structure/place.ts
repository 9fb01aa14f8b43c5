import { isArea } from "./module-order.ts";

export type Place =
  | { floor: "lib" | "ui" | "platform" | "shells" | "composition" | "outside" | "unknown" }
  | { floor: "module"; area: string; module: string; room: string };

const compositionFiles = [
  "app/routes.ts",
  "app/worker.ts",
  "app/root.tsx",
  "app/entry.server.tsx",
  "app/entry.client.tsx",
  "app/start-router.tsx",
  "app/policy.ts",
];

/** The place of a path in the structure. `room` is the first name inside a module. */
export function placeOf(path: string): Place {
  const tested = path.replace(/(?:\.db)?\.test(?=\.tsx?$)/, "");
  if (compositionFiles.includes(tested)) return { floor: "composition" };
  const [top, floor, module, room] = path.split("/");
  if (top === "db" || top === "tests") return { floor: "composition" };
  if (top !== "app") return { floor: "outside" };
  switch (floor) {
    case "lib":
    case "ui":
    case "platform":
    case "shells":
      return { floor };
    case "server":
      return { floor: "composition" };
    default:
      if (!floor || !isArea(floor) || !module || !room) return { floor: "unknown" };
      return { floor: "module", area: floor, module, room };
  }
}
