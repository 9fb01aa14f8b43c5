import { apiPages } from "#app/modules/api/pages.ts";

/** What other programs have to do with the shop. */
export const integrationPages = { ...apiPages };
