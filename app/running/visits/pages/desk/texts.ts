import type { MissingKind } from "#app/platform/http/missing-address.ts";

type Words = { tab: string; caption: string; none: string; noneHint: string };

const kinds: Record<MissingKind, Words> = {
  page: {
    tab: "Pages",
    caption: "Pages that visitors asked for and did not find",
    none: "No missing pages",
    noneHint: "An address that leads nowhere appears here with the page that links to it.",
  },
  file: {
    tab: "Files",
    caption: "Files that browsers asked for and did not find",
    none: "No missing files",
    noneHint: "Pictures, icons and scripts that are not there appear here.",
  },
  probe: {
    tab: "Probes",
    caption: "Addresses of other software, which scanners try everywhere",
    none: "No scanners yet",
    noneHint:
      "Addresses such as /wp-login.php appear here. You do not need to do anything about them.",
  },
};

export const missingPagesMessages = {
  title: "Missing pages",
  lead: "Addresses that led to “Page not found”, most asked for first. Addresses are stored without anything after the question mark, and without anything that looks like a secret.",
  kinds,
  tabs: "Kinds of addresses",
  path: "Address",
  referrer: "Linked from",
  unknown: "Unknown",
  seen: "Times",
  first: "First",
  last: "Last",
  search: "Search addresses",
} as const;
