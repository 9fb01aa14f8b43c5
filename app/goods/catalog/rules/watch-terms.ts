/** What somebody wants one mail about: that an item can be bought again, or that it costs less. */
export const WATCH_ABOUT = ["stock", "price"] as const;
export type WatchAbout = (typeof WATCH_ABOUT)[number];
