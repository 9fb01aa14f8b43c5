type File = {
  name: string;
  type: string;
  content: Uint8Array;
  /** Shown in the browser, such as a PDF to print; only for what the shop itself wrote. */
  opens?: boolean;
};

/** A file for its reader alone, and nothing keeps it. It is saved, and not opened in our origin. */
export function fileAnswer({ name, type, content, opens = false }: File): Response {
  return new Response(new Blob([Uint8Array.from(content)]), {
    headers: {
      "content-type": type,
      "content-length": String(content.length),
      "content-disposition": `${opens ? "inline" : "attachment"}; filename="${name.replaceAll(/[^\w.-]/g, "-")}"`,
      "content-security-policy": `${opens ? "" : "sandbox; "}default-src 'none'; frame-ancestors 'none'`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
