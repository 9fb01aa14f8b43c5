import type { MissingKind } from "#app/platform/http/missing-address.ts";

type Words = { tab: string; caption: string; none: string; noneHint: string };

const kinds: Record<MissingKind, Words> = {
  page: {
    tab: "Pages",
    caption: "Pages that somebody asked for and did not find",
    none: "Nobody missed a page",
    noneHint: "An address that leads nowhere appears here with the page that links to it.",
  },
  file: {
    tab: "Files",
    caption: "Files that a browser asked for and did not find",
    none: "No file was missed",
    noneHint: "Pictures, icons and scripts that are not there appear here.",
  },
  probe: {
    tab: "Probes",
    caption: "Addresses of other software, which scanners try everywhere",
    none: "No scanner came by",
    noneHint: "Addresses such as /wp-login.php appear here. They need nothing to be done.",
  },
};

export const missingPagesMessages = {
  title: "Missing pages",
  lead: "Addresses that led to “Page not found”, most asked for first. Addresses are kept without what stands after the question mark, and without anything that looks like a secret.",
  kinds,
  tabs: "Kinds of addresses",
  path: "Address",
  referrer: "Linked from",
  unknown: "Not said",
  seen: "Times",
  first: "First",
  last: "Last",
  noMore: "No more addresses",
  pages: "Pages of the list",
  before: "Previous page",
  after: "Next page",
} as const;
