import { requestContext } from "#app/platform/http/request-context.server.ts";
import { EVERY_OPERATION } from "../../queries/every-operation.server.ts";
import { openApiDocument } from "../../views/open-api.ts";
import type { Route } from "./+types/open-api.ts";

/** The OpenAPI document of the API. It says nothing about the shop. */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(openApiDocument(context.get(requestContext).env.appUrl, EVERY_OPERATION));
