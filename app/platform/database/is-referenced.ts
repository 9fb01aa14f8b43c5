/** Checks for PostgreSQL's foreign key violation: the row is referenced and cannot be deleted. */
export function isReferenced(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
}
