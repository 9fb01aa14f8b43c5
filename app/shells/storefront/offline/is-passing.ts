/** Whether the shop may answer the same question better in a moment. */
export function isPassing(answer: Response | undefined): boolean {
  return !answer || answer.status === 429 || answer.status >= 500;
}
