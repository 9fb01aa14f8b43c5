import process from "node:process";

/**
 * The nightly, `npm run proof`, sets it: every page and state is looked at, every role asks for every
 * route, and what is drawn is drawn many times. `npm test` tries each rule once.
 */
export const isThorough = process.env["THOROUGH"] === "1";
