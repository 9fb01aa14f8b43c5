/** What somebody should hear of the dose that led to this page, as it stands in the history. */
export function heardOf(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("heard" in state)) return undefined;
  return typeof state.heard === "string" ? state.heard : undefined;
}
