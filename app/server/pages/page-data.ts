const CONTROLLER = "window.__reactRouterContext.streamController";
const END = "</body></html>";

/** In a script no text may end it, nor end a line of it. */
const ESCAPES: Record<string, string> = {
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Adds what the loaders answered, as the router in the browser reads it: `ServerRouter` would
 * stream it in the same scripts, but a page that is rendered to a string has to end with them.
 */
export async function withPageData(
  html: string,
  data: ReadableStream<Uint8Array>,
  nonce: string,
): Promise<string> {
  const text = await new Response(data).text();
  const literal = JSON.stringify(text).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => ESCAPES[sign] ?? "",
  );
  const code = `${CONTROLLER}.enqueue(${literal});${CONTROLLER}.close();`;
  const end = html.lastIndexOf(END);
  if (end === -1) throw new Error("a page without an end was rendered");
  return `${html.slice(0, end)}<script nonce="${nonce}">${code}</script>${END}`;
}
