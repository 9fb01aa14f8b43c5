/** Where the router fetches what the page at this path shows, when a link leads there. */
export function dataAddress(pathname: string): string {
  return pathname.endsWith("/") ? `${pathname}_.data` : `${pathname}.data`;
}
