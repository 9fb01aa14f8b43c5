type File = { name: string; type: string; content: Uint8Array };

/** A file for its reader alone, to save: it is never opened in our origin, and nothing keeps it. */
export function fileAnswer({ name, type, content }: File): Response {
  return new Response(new Blob([Uint8Array.from(content)]), {
    headers: {
      "content-type": type,
      "content-length": String(content.length),
      "content-disposition": `attachment; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
