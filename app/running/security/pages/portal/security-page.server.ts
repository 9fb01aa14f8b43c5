import { data } from "react-router";
import { takeFlash } from "#app/platform/http/flash.server.ts";
import type { RequestContext } from "#app/platform/http/request-context.server.ts";
import { showSecurity } from "./show-security.server.ts";

export async function loadSecurity(served: RequestContext, request: Request) {
  const { flash, headers } = takeFlash(request, served.env.appUrl);
  return data({ shown: await showSecurity(served), flash: flash ?? null }, { headers });
}
