import type { Endpoint } from "./build-request.ts";
import type { Prepare } from "./call.ts";
import { allPages } from "#app/shells/pages.ts";
import { endpoints } from "./endpoints.ts";

/** `isPage`: the address answers people, with a page, and our script with the page's data. */
export type NamedCall = Endpoint & { name: string; isPage: boolean; prepare: Prepare };

/** The table as a list: every page, and every form of every action. */
export function everyCall(): NamedCall[] {
  return Object.entries(endpoints).flatMap(([pattern, methods]) => {
    const isPage = allPages[pattern as keyof typeof allPages].file.endsWith(".tsx");
    return Object.entries(methods).flatMap(([method, prepared]): NamedCall[] => {
      const name = `${method} ${pattern}`;
      if (typeof prepared === "function") {
        return [{ method: "GET", pattern, isPage, name, prepare: prepared }];
      }
      return Object.entries(prepared).map(([form, prepare]) => {
        return { method: "POST", pattern, isPage, name: `${name} (${form})`, prepare };
      });
    });
  });
}
