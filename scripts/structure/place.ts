export type Place =
  | { floor: "lib" | "ui" | "platform" | "surfaces" | "composition" | "outside" | "unknown" }
  | { floor: "module"; module: string; room: string };

const compositionFiles = [
  "app/routes.ts",
  "app/worker.ts",
  "app/root.tsx",
  "app/entry.server.tsx",
  "app/entry.client.tsx",
  "app/policy.ts",
];

/** Where a path stands in the house. `room` is the first name inside a module. */
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
    case "surfaces":
      return { floor };
    case "server":
      return { floor: "composition" };
    case "modules":
      if (module && room) return { floor: "module", module, room };
      return { floor: "unknown" };
    default:
      return { floor: "unknown" };
  }
}
