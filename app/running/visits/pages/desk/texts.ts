import type { MissingKind } from "#app/platform/http/missing-address.ts";

type Words = { tab: string; caption: string; none: string; noneHint: string };

const kinds: Record<MissingKind, Words> = {
  page: {
    tab: "Pages",
    caption: "Pages that visitors requested but that don’t exist",
    none: "No missing pages",
    noneHint: "Broken addresses appear here with the page that links to them.",
  },
  file: {
    tab: "Files",
    caption: "Files that browsers requested but that don’t exist",
    none: "No missing files",
    noneHint: "Missing pictures, icons and scripts appear here.",
  },
  probe: {
    tab: "Probes",
    caption: "Addresses of other software that scanners try on every site",
    none: "No scanners yet",
    noneHint:
      "Addresses such as /wp-login.php appear here. You don’t need to do anything about them.",
  },
};

export const missingPagesMessages = {
  title: "Missing pages",
  lead: "Addresses that returned “Page not found”, most requested first. We store them without anything after the question mark, and without anything that looks like a secret.",
  kinds,
  tabs: "Address types",
  path: "Address",
  referrer: "Linked from",
  unknown: "Unknown",
  seen: "Times",
  first: "First",
  last: "Last",
  search: "Search addresses",
} as const;
