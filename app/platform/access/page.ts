import type { Limit } from "../http/rate-limit.server.ts";
import type { Ability } from "./may.ts";
import type { Section } from "./section.ts";

/** Who may use a page by a method, and how often. */
export type Rule = {
  who: "anyone" | "signed-in" | "demo" | Ability;
  /** The write is authenticated by a signature, so it may come from another origin. */
  signed?: true;
  limit?: Limit;
  /**
   * The page is the same for every visitor and may be cached; it reads only these query parameters.
   * Its loader names the data it shows, with `sharePage`.
   */
  shared?: readonly string[];
  /**
   * Needs a proof of identity from the last 15 minutes, for the whole page or for forms with one of
   * these intents. Other users are sent to `/confirm-identity`, and their form is sent again
   * afterwards.
   */
  proof?: true | readonly string[];
  /** The body may be larger than a form's: the route measures it with `readUpload`. */
  upload?: true;
};

export type Method = "GET" | "POST";

/** The page's link in the menu of its shell; lower places come first. */
type MenuEntry = { label: string; place: number };

/** The seven tabs of the portal. Each may have several pages. */
export type PortalTab =
  | "today"
  | "orders"
  | "wellness"
  | "dosing"
  | "consultations"
  | "affiliate"
  | "profile";

/**
 * `views` are further links to filtered forms of the list, by the query that each adds. A page
 * `under` another one, or a view that the list shows as a tab, has no row in the menu.
 */
type SectionEntry = MenuEntry & {
  section: Section;
  under?: `/admin/${string}`;
  views?: readonly { label: string; query: `?${string}`; isTab?: true }[];
};

type Methods = { GET: Rule; POST?: Rule } | { GET?: Rule; POST: Rule };

type PageListing<Shell, Entry> = {
  shell: Shell;
  GET: Rule & { who: "signed-in" | Ability };
  POST?: Rule;
  menu: Entry;
};

/** A task that no menu shows but the staff search finds: "Add doctor". */
type Act = { shell: "admin"; GET: Rule & { who: Ability }; POST: Rule; act: string; menu?: never };

/** The frame around a page: header and footer, the portal's tabs, or the back-office menu. */
type Shell = "storefront" | "checkout" | "portal" | "admin";

/**
 * A page or an endpoint. `file` is its route module, below `app/`. `cookies` are those that say
 * something about their reader: the next person at this browser does not get them.
 */
export type Page = { file: string; cookies?: readonly string[] } & (
  | ({ shell?: Shell; menu?: never; act?: never } & Methods)
  | (PageListing<"portal", MenuEntry & { tab: PortalTab }> & { act?: never })
  | (PageListing<"admin", SectionEntry> & { act?: string })
  | Act
);

/** The pages of a module, by address. A page that does not say who may use it does not compile. */
export function pages<const P extends Readonly<Record<`/${string}`, Page>>>(list: P): P {
  return list;
}

export const anyone = { who: "anyone" } as const;

/** A page that is the same for every visitor, and the query parameters that it reads. */
export const shared = (...names: readonly string[]): Rule => ({ who: "anyone", shared: names });

export const perMinute = (name: string, points: number): Limit => ({ name, points, seconds: 60 });
