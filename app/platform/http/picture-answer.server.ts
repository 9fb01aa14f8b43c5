/**
 * An uploaded picture, as re-encoded by the shop. The content policy forbids scripts and requests,
 * even if a browser mistakes its type; caches between us and the reader must not store it.
 */
export function pictureAnswer(bytes: Uint8Array, name: string): Response {
  return new Response(new Blob([Uint8Array.from(bytes)]), {
    headers: {
      "content-type": "image/webp",
      "content-length": String(bytes.length),
      "content-disposition": `inline; filename="${name}.webp"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
