import { open, stat } from "node:fs/promises";

const LAST_LINES = 15;
const MOST_BYTES = 64 * 1024;

export async function sizeOf(path: string): Promise<number> {
  return (await stat(path)).size;
}

/** The last lines that were written after byte `start`. */
export async function readLogFrom(path: string, start: number): Promise<string> {
  const from = Math.max(start, (await sizeOf(path)) - MOST_BYTES);
  const file = await open(path, "r");
  try {
    const buffer = Buffer.alloc(MOST_BYTES);
    const { bytesRead } = await file.read(buffer, 0, MOST_BYTES, from);
    return buffer
      .toString("utf8", 0, bytesRead)
      .trimEnd()
      .split("\n")
      .slice(-LAST_LINES)
      .join("\n");
  } finally {
    await file.close();
  }
}
