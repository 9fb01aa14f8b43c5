/** A byte of PostgreSQL's journal, counted from its beginning. It writes them as `0/3000028`. */
export function readPosition(text: string): number {
  const [high = "", low = ""] = text.split("/");
  return Number.parseInt(high, 16) * 2 ** 32 + Number.parseInt(low, 16);
}

export function showPosition(position: number): string {
  const hex = (part: number) => part.toString(16).toUpperCase();
  return `${hex(Math.floor(position / 2 ** 32))}/${hex(position % 2 ** 32)}`;
}

/** The journal is in files of one size, named by timeline and number. */
export type JournalFiles = { timeline: number; fileBytes: number };

/** The first byte of the file that has this position. */
export function fileStart(position: number, { fileBytes }: Pick<JournalFiles, "fileBytes">) {
  return position - (position % fileBytes);
}

/** Such as `000000010000000000000003`. */
export function fileName(position: number, { timeline, fileBytes }: JournalFiles): string {
  const number = Math.floor(position / fileBytes);
  const filesOfHigh = 2 ** 32 / fileBytes;
  return [timeline, Math.floor(number / filesOfHigh), number % filesOfHigh]
    .map((part) => part.toString(16).toUpperCase().padStart(8, "0"))
    .join("");
}
