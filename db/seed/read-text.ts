/** A starter text: fields between two lines of dashes, then Markdown. */
export function readText(name: string, file: string) {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  if (head === undefined || body === undefined) throw new Error(`${name}: no fields at its head`);
  const field = (key: string): string => {
    const text = new RegExp(`^${key}: (.+)$`, "m").exec(head)?.[1];
    if (text === undefined) throw new Error(`${name}: no ${key}`);
    return text.trim().replaceAll(/^["']|["']$/g, "");
  };
  return { head, field, body };
}
