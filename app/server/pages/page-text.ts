const texts = new WeakMap<Response, string>();

/**
 * A response for a whole page whose text is kept beside it: as a body, the text would be streamed,
 * encoded and decoded each time a header is added or the nonce is removed.
 */
export function pageResponse(text: string, init: ResponseInit): Response {
  const response = new Response(null, init);
  texts.set(response, text);
  return response;
}

export function bodyOf(response: Response): string | ReadableStream<Uint8Array> | null {
  return texts.get(response) ?? response.body;
}

export async function textOf(response: Response): Promise<string> {
  return texts.get(response) ?? response.text();
}
