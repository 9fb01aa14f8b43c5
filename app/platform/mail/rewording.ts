import { createContext } from "react";

/** Where a text of a mail stands. */
export const TEXT_PLACES = ["subject", "preheader", "title", "text", "button", "footer"] as const;
export type TextPlace = (typeof TEXT_PLACES)[number];

/** A text of a mail as it is to be sent, from the text that its template has there. */
export type Reword = (place: TextPlace, text: string) => string;

/** How the texts of a mail are reworded while it is rendered. */
export const Rewording = createContext<Reword>((_, text) => text);
