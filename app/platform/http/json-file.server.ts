/** A file of JSON, sent in parts as they are read; none is made once its reader has left. */
export function jsonFile(name: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await parts.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.json"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
