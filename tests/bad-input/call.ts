import type { Method } from "#app/platform/access/page.ts";
import type { policy } from "#app/policy.ts";
import type { Fields } from "./fields.ts";
import type { Role } from "./roles.ts";
import type { Shop } from "./shop.ts";

export type Call = {
  /** The required role; a visitor unless given. */
  as?: Role;
  params?: Fields;
  query?: Fields;
  /** The fields of the form; undefined for a call without a body. */
  fields?: Fields;
  cookie?: string;
  headers?: Record<string, string>;
  /** Sends the fields as JSON, with the headers that sign it. */
  sign?: (rawBody: string) => Record<string, string>;
  /** Sends the signed fields as a form instead. */
  signsForm?: true;
  /** The file of an upload form. In any other encoding the request is not such a form. */
  file?: { name: string; bytes: Uint8Array };
  /** Reverts changes of the call, or of its preparation, that affect other cases. */
  restore?: () => Promise<void>;
  /**
   * A successful call writes rows if it is a form, and none if it is a page. This overrides the
   * default: the return from another site is a page that writes, and a session is not treated as a
   * row.
   */
  changes?: boolean;
  /** Tables that are written even when the call is refused, since refusals are logged there. */
  notes?: readonly string[];
};

/** Prepares the call. Called again whenever the last call changed data. */
export type Prepare = (shop: Shop) => Call | Promise<Call>;

/** A page is read in one way; an action has one call for each form that leads to it. */
type PreparedCalls<M> = M extends "POST" ? Record<string, Prepare> : Prepare;

/** Exactly the routes and methods of `policy.ts`: a new route does not compile without a case. */
export type Endpoints = {
  [Path in keyof typeof policy]: {
    [M in keyof (typeof policy)[Path] & Method]: PreparedCalls<M>;
  };
};

/** The routes of one noun. */
export type Some = Partial<Endpoints>;
