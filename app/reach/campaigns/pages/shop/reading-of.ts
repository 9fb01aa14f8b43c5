/** Reads a request by a mail's reader or their mail program. Both headers mean "do not track". */
export function readingOf(request: Request, token: string) {
  const { headers } = request;
  return {
    token,
    agent: (headers.get("user-agent") ?? "").slice(0, 500),
    declines: headers.get("sec-gpc") === "1" || headers.get("dnt") === "1",
  };
}
