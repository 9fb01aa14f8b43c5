/** A watcher wants one mail: when the item is back in stock, or when it costs less. */
export const WATCH_ABOUT = ["stock", "price"] as const;
export type WatchAbout = (typeof WATCH_ABOUT)[number];
