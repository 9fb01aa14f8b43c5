import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Place } from "../frame/find-place.ts";
import type { Hit } from "./hit.tsx";
import { searchMessages as say } from "./texts.ts";

const KEY = "pm.recent";
const MOST = 6;

/** Records are told from lists and forms by the id at the end of their address. */
const RECORD = /\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

type Visit = { title: string; hint: string; to: string };

/** Notes each record that is opened; only this tab keeps it, and only for this reader. */
export function useRecentRecords(reader: string, place: Place | undefined): void {
  const { pathname } = useLocation();
  const { section, page } = place ?? {};
  const list = page?.to === section?.to ? section?.label : page?.label;
  useEffect(() => {
    if (list === undefined || !RECORD.test(pathname)) return;
    const [title = ""] = document.title.split(" · ");
    const others = visitsOf(reader).filter(({ to }) => to !== pathname);
    keep({ reader, visits: [{ title, hint: list, to: pathname }, ...others].slice(0, MOST) });
  }, [reader, list, pathname]);
}

/** The records that this reader opened last, without the one that is open. */
export function recentRecords(reader: string): Hit[] {
  return visitsOf(reader)
    .filter(({ to }) => to !== location.pathname)
    .map((visit) => ({ ...visit, kind: say.recent, facts: [], rank: 2 }));
}

export function forgetRecent(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked storage has nothing to forget.
  }
}

function keep(kept: { reader: string; visits: readonly Visit[] }): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is blocked or full. The search then opens with actions only.
  }
}

function visitsOf(reader: string): Visit[] {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof read !== "object" || read === null) return [];
    if (!("reader" in read) || read.reader !== reader || !("visits" in read)) return [];
    return Array.isArray(read.visits) ? read.visits.filter(isVisit) : [];
  } catch {
    return [];
  }
}

function isVisit(read: unknown): read is Visit {
  if (typeof read !== "object" || read === null) return false;
  return ["title", "hint", "to"].every((name) => typeof Reflect.get(read, name) === "string");
}
