import { apiPages } from "#app/modules/api/pages.ts";
import { highlevelPages } from "#app/modules/highlevel/pages.ts";
import { webhooksPages } from "#app/modules/webhooks/pages.ts";

/** What other programs have to do with the shop. */
export const integrationPages = { ...apiPages, ...webhooksPages, ...highlevelPages };
