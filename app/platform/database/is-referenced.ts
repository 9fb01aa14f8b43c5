/** Whether a row could not be deleted because others name it: PostgreSQL's foreign key violation. */
export function isReferenced(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "23503";
}
