const LAST_PAGE = 100_000;

/** The requested page, counted from 1; anything that is no page number is the first. */
export function readPage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,5}$/.test(text)) return 1;
  return Math.min(Number(text), LAST_PAGE);
}
