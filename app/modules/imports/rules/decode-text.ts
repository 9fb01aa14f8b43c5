/**
 * The text of a file by the mark at its beginning, or else as UTF-8, or else as Windows-1252, which
 * spreadsheets still save. Undefined for what is no text, such as a picture or a workbook.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const text = read(bytes);
  // No text that a spreadsheet saves has other control characters than these.
  return /(?![\t-\r\u0080-\u009F])\p{Cc}/u.test(text) ? undefined : text;
}

function read(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
