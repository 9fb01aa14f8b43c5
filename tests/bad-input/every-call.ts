import type { Endpoint } from "./build-request.ts";
import type { Prepare } from "./call.ts";
import { endpoints } from "./endpoints.ts";

export type NamedCall = Endpoint & { name: string; prepare: Prepare };

/** The table as a list: every page, and every form of every action. */
export function everyCall(): NamedCall[] {
  return Object.entries(endpoints).flatMap(([pattern, methods]) =>
    Object.entries(methods).flatMap(([method, prepared]): NamedCall[] => {
      if (typeof prepared === "function") {
        return [{ method: "GET", pattern, name: `${method} ${pattern}`, prepare: prepared }];
      }
      return Object.entries(prepared).map(([form, prepare]) => {
        return { method: "POST", pattern, name: `${method} ${pattern} (${form})`, prepare };
      });
    }),
  );
}
