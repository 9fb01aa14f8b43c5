import { z } from "zod";

const searchInput = z.string().trim().max(100).catch("");

/** What the page of a list was searched by, as its form says: in another window it may be something else. */
export const readSearch = (sent: Record<string, string>): string =>
  searchInput.parse(sent["search"] ?? "");
