/** Markdown as plain data between loader and page, without HTML. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "break" }
  | { kind: "strong"; children: Inline[] }
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] }
  /** Cites a source of the article, counted from 1. */
  | { kind: "cite"; source: number };

export type Block =
  | { kind: "heading"; level: 2 | 3; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "quote"; children: Block[] }
  | { kind: "rule" };

/** `since` is the formatted day on which it came into force. */
export type LegalText = { title: string; version: number; since: string; blocks: Block[] };
