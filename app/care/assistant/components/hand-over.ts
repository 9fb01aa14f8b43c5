const HANDED_OVER = "health-ai-transcript";

/** Takes a conversation along to the contact form of this tab, where its writer reads it before it is sent. */
export function handOver(transcript: string): void {
  try {
    sessionStorage.setItem(HANDED_OVER, transcript);
  } catch {
    // A browser that stores nothing: the form is empty, and can be written in.
  }
}

/** Returns the handed-over text once; undefined if there is no text. */
export function takeHandedOver(most: number): string | undefined {
  try {
    const text = sessionStorage.getItem(HANDED_OVER);
    sessionStorage.removeItem(HANDED_OVER);
    return text?.slice(0, most);
  } catch {
    return undefined;
  }
}
