import { createSealers } from "#app/platform/http/sealer.server.ts";

/** What tests sign and seal with that have no shop of their own. */
export const testSealers = createSealers("a secret that only these tests know");
