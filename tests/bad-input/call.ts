import type { Method } from "#app/platform/access/page.ts";
import type { policy } from "#app/policy.ts";
import type { Fields } from "./fields.ts";
import type { Role } from "./roles.ts";
import type { Shop } from "./shop.ts";

/** One way to use an endpoint, with which it works. */
export type Call = {
  /** Who may; anybody, unless said otherwise. */
  as?: Role;
  params?: Fields;
  query?: Fields;
  /** Of the form; undefined for a call without a body. */
  fields?: Fields;
  /** Besides that of the session. */
  cookie?: string;
  /** What a program sends besides, such as its key. */
  headers?: Record<string, string>;
  /** Sends the fields as JSON, with the headers that sign it. */
  sign?: (rawBody: string) => Record<string, string>;
  /** The file of a form that sends one; whatever else it is sent as is no such form. */
  file?: { name: string; bytes: Uint8Array };
  /** Puts back what the call, or what it was prepared with, changed for others too. */
  restore?: () => Promise<void>;
  /**
   * Whether it writes rows when it works. Forms do, and pages do not, unless said otherwise: the
   * way back from another site is a page, and a session no row to look at.
   */
  changes?: boolean;
  /** Tables that are written even when the call is refused, as its refusal is worth knowing. */
  notes?: readonly string[];
};

/** Prepares the call: it is asked for again whenever the last one changed something. */
export type Prepare = (shop: Shop) => Call | Promise<Call>;

/** A page has one way to be read; an action has one for each form that leads to it. */
type Prepared<M> = M extends "POST" ? Record<string, Prepare> : Prepare;

/** Exactly the routes and methods of `policy.ts`: what is added there does not compile here. */
export type Endpoints = {
  [Path in keyof typeof policy]: {
    [M in keyof (typeof policy)[Path] & Method]: Prepared<M>;
  };
};

/** A part of the table, for the routes of one surface. */
export type Some<Path extends keyof Endpoints> = Pick<Endpoints, Path>;
