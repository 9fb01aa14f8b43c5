import { createContext } from "react-router";
import type { Files } from "./file-store.ts";

/** How route modules reach the files; the server puts them there for each request. */
export const filesContext = createContext<Files>();
