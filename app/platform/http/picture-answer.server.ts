/**
 * A picture that somebody sent, as the shop wrote it anew. The content policy leaves it no script
 * and no request, whatever a browser should take it for; nobody between us and the reader keeps it.
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
