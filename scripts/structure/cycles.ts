/** Every import cycle once, as the list of its files; `imports` names each file's project files. */
export function findCycles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  const visit = (path: string): void => {
    const seenAt = trail.indexOf(path);
    if (seenAt >= 0) {
      cycles.push(trail.slice(seenAt));
      return;
    }
    if (finished.has(path)) return;
    trail.push(path);
    for (const next of imports.get(path) ?? []) visit(next);
    trail.pop();
    finished.add(path);
  };

  for (const path of imports.keys()) visit(path);
  return cycles;
}
