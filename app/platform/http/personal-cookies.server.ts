import { createContext } from "react-router";

/** The cookies that pages declare as personal, which a sign-out clears. The server fills it in. */
export const personalCookiesContext = createContext<readonly string[]>();
