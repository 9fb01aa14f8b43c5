export function asXml(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

export function asText(text: string): Response {
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
