const texts = new WeakMap<Response, string>();

/**
 * The answer with a whole page, the text beside it: as a body it would pass through a stream, be
 * encoded and decoded, each time somebody adds a header or takes the nonce out.
 */
export function pageResponse(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

/** What an answer says: the text of a page, else its body. */
export function bodyOf(response: Response): string | ReadableStream<Uint8Array> | null {
  return texts.get(response) ?? response.body;
}

export async function textOf(response: Response): Promise<string> {
  return texts.get(response) ?? response.text();
}
