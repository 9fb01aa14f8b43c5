/**
 * A file of the shop's own that everybody may see: its address never gets another one. A PDF is
 * saved, never opened in our origin.
 */
export function documentAnswer(
  bytes: Uint8Array,
  { type, name }: { type: "image/webp" | "image/png" | "application/pdf"; name: string },
): Response {
  const isPdf = type === "application/pdf";
  const file = `${name.replaceAll(/[^\w.-]/g, "-")}.${type.slice(type.indexOf("/") + 1)}`;
  return new Response(new Blob([Uint8Array.from(bytes)]), {
    headers: {
      "content-type": type,
      "content-length": String(bytes.length),
      "content-disposition": `${isPdf ? "attachment" : "inline"}; filename="${file}"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}
