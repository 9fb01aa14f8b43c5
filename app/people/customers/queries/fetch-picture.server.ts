const PATIENCE_MS = 10_000;
const MOST_BYTES = 2 * 1024 * 1024;

/** Fetches a provider's picture; undefined for anything but a picture of usual size. */
export async function fetchPicture(url: string): Promise<Uint8Array | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(url, { redirect: "error", signal }).catch(() => undefined);
  if (!answer?.ok || !answer.body) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of answer.body) {
      size += chunk.byteLength;
      if (size > MOST_BYTES) return undefined;
      chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}
