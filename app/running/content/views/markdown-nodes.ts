/** Markdown as plain data: what a loader sends and what a page renders. No HTML anywhere. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "break" }
  | { kind: "strong"; children: Inline[] }
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] }
  /** Points at a source of the article, counted from 1. */
  | { kind: "cite"; source: number };

export type Block =
  | { kind: "heading"; level: 2 | 3; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "quote"; children: Block[] }
  | { kind: "rule" };

/** `since` is the day it came into force, ready to be shown. */
export type LegalText = { title: string; version: number; since: string; blocks: Block[] };
