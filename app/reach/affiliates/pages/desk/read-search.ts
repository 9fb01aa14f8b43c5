import { z } from "zod";

const searchInput = z.string().trim().max(100).catch("");

/** The search of the page that sent the form. Another window may have a different search by now. */
export const readSearch = (sent: Record<string, string>): string =>
  searchInput.parse(sent["search"] ?? "");
