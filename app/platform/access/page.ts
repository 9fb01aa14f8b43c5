import type { Limit } from "../http/rate-limit.server.ts";
import type { Ability } from "./may.ts";
import type { Section } from "./section.ts";

/** Who may use a page by a method, and how often. */
export type Rule = {
  who: "anyone" | "signed-in" | "demo" | Ability;
  /** The write proves itself by a signature, so it may come from another origin. */
  signed?: true;
  limit?: Limit;
  /**
   * The page is the same for everybody and may be cached; of the query it reads only these names.
   * Its loader says what it shows, with `sharePage`.
   */
  shared?: readonly string[];
  /**
   * Only within 15 minutes of a proof of who it is: all of it, or the forms with one of these
   * intents. Others are led to `/confirm-identity`, and what they sent is sent again after it.
   */
  proof?: true | readonly string[];
  /** Its body may be larger than a form's: the route counts it by itself, with `readUpload`. */
  upload?: true;
};

export type Method = "GET" | "POST";

/** A link to the page in the menu of its shell; lower places come first. */
type MenuEntry = { label: string; place: number };

/** `views` are parts of the list that have links of their own, by what they add to its address. */
type SectionEntry = MenuEntry & {
  section: Section;
  views?: readonly { label: string; query: `?${string}` }[];
};

type Methods = { GET: Rule; POST?: Rule } | { GET?: Rule; POST: Rule };

type Listed<Shell, Entry> = {
  shell: Shell;
  GET: Rule & { who: "signed-in" | Ability };
  POST?: Rule;
  menu: Entry;
};

/** What staff come to do on a page that no menu shows, for the search: "Add doctor". */
type Act = { shell: "admin"; GET: Rule & { who: Ability }; POST: Rule; act: string; menu?: never };

/** Header and footer, tabs of the portal, or the back-office's menu stand around a page. */
type Shell = "storefront" | "checkout" | "portal" | "admin";

/** A page or an endpoint. `file` is its route module, below `app/`. */
export type Page = { file: string } & (
  | ({ shell?: Shell; menu?: never; act?: never } & Methods)
  | (Listed<"portal", MenuEntry> & { act?: never })
  | (Listed<"admin", SectionEntry> & { act?: string })
  | Act
);

/** The pages of a module, by address. One that does not say who may use it does not compile. */
export function pages<const P extends Readonly<Record<`/${string}`, Page>>>(list: P): P {
  return list;
}

export const anyone = { who: "anyone" } as const;

/** A page that is the same for everybody, and the names of its query that it reads. */
export const shared = (...names: readonly string[]): Rule => ({ who: "anyone", shared: names });

export const perMinute = (name: string, points: number): Limit => ({ name, points, seconds: 60 });
