import type { Problem, SourceFile } from "./source-file.ts";

const FOLDER = "db/migrations/";

/** Each snapshot of the schema has 24,000 lines, and drizzle-kit reads the newest alone. */
export function migrationProblems(files: readonly Pick<SourceFile, "path">[]): Problem[] {
  const snapshots = files
    .map(({ path }) => path)
    .filter((path) => path.startsWith(FOLDER) && path.endsWith("_snapshot.json"));
  return snapshots
    .toSorted()
    .slice(0, -1)
    .map((path) => ({
      path,
      message: "is a second snapshot of the schema; `npm run migration` keeps the newest only",
    }));
}
