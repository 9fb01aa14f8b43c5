import type { Limit } from "../http/rate-limit.server.ts";
import type { Ability } from "./may.ts";

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
  /** Its body may be larger than a form's: the route counts it by itself, with `readUpload`. */
  upload?: true;
};

export type Method = "GET" | "POST";

/** What stands around a page: header and footer, tabs of the portal, or the back-office's menu. */
type Shell = "storefront" | "checkout" | "portal" | "admin";

/** A link to the page in the menu of its shell; lower places come first. */
type MenuEntry = { label: string; place: number };

type Methods = { GET: Rule; POST?: Rule } | { GET?: Rule; POST: Rule };

/** A page or an endpoint. `file` is its route module, below `app/`. */
export type Page = { file: string; shell?: Shell } & (
  | (Methods & { menu?: never })
  | { GET: Rule & { who: "signed-in" | Ability }; POST?: Rule; menu: MenuEntry }
);

/** The pages of a module, by address. One that does not say who may use it does not compile. */
export function pages<const P extends Readonly<Record<`/${string}`, Page>>>(list: P): P {
  return list;
}

export const anyone = { who: "anyone" } as const;

/** A page that is the same for everybody, and the names of its query that it reads. */
export const shared = (...names: readonly string[]): Rule => ({ who: "anyone", shared: names });

export const perMinute = (name: string, points: number): Limit => ({ name, points, seconds: 60 });
