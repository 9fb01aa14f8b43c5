import { isIn, MODULE_ORDER, positionOf } from "./module-order.ts";
import { placeOf, type Place } from "./place.ts";
import { isCode, isTest } from "./source-file.ts";

const ROOM_FILES = [
  "README.md",
  "record.ts",
  "pages.ts",
  "input.ts",
  "messages.ts",
  "tables.server.ts",
  "queries.server.ts",
  "jobs.server.ts",
  "factories.ts",
];
const ROOM_FOLDERS = [
  "rules",
  "views",
  "texts",
  "tables",
  "queries",
  "commands",
  "jobs",
  "emails",
  "undo",
  "gateways",
  "starter",
  "skills",
  "components",
  "pages",
];

/** Folders that only these modules have. */
const OWNERS: Readonly<Record<string, readonly string[]>> = {
  gateways: ["messages", "payments", "einvoices", "couriers"],
  starter: ["catalog"],
  skills: ["assistant"],
};

const WHERE_CODE_BELONGS =
  "a decision goes to rules/, what prepares something for showing to views/, a write to commands/, a read to queries.server.ts, a table to " +
  "tables.server.ts, an event handler to jobs.server.ts, a schema to input.ts, a text to " +
  "texts/, an address to pages.ts, what renders to components/, a page to pages/shop/, pages/portal/ or pages/desk/";

const nameless = /^(?:utils?|helpers?|common)$|-(?:utils?|helpers?)$/;

/** Why a file may not have this path; undefined when it may. */
export function nameProblem(path: string): string | undefined {
  return namelessProblem(path) ?? homeProblem(path);
}

function namelessProblem(path: string): string | undefined {
  const found = path.split("/").find((part) => nameless.test(part.replace(/\..*$/, "")));
  if (!found) return undefined;
  return `"${found}" does not say what it holds; name the file after its one job and put it where that is used`;
}

function homeProblem(path: string): string | undefined {
  const place = placeOf(path);
  if (place.floor === "unknown" && isCode(path)) {
    return "stands in no room of the house: app holds lib, platform, ui, <area>/<noun>, shells, server and the composition files";
  }
  if (place.floor !== "module") return undefined;
  if (positionOf(place.module) === undefined) {
    return `the module "${place.module}" is not in MODULE_ORDER (scripts/structure/module-order.ts); add it after the modules it imports, or move the code into one of: ${MODULE_ORDER.join(", ")}`;
  }
  if (!isIn(place.area, place.module)) {
    return `${place.module} stands in another area in scripts/structure/module-order.ts`;
  }
  return roomProblem(place, path);
}

type InModule = Extract<Place, { floor: "module" }>;

function roomProblem({ area, module, room }: InModule, path: string): string | undefined {
  const isFile = path === `app/${area}/${module}/${room}`;
  const owners = OWNERS[room];
  if (owners && !owners.includes(module)) return `${room}/ belongs to ${owners.join(" and ")} only`;
  const known = isFile ? ROOM_FILES.includes(room) || isTest(path) : ROOM_FOLDERS.includes(room);
  if (!known) return `"${room}" is no name used inside a module: ${WHERE_CODE_BELONGS}`;
  if (
    room === "texts" &&
    !isTest(path) &&
    !/\/texts\/(?:shopper|staff|mail)(?:-[\w-]+)?\.ts$/.test(path)
  ) {
    return "does not say whose texts it holds; texts/ has shopper.ts, staff.ts and mail.ts, and parts of them such as staff-parcels.ts";
  }
  if (room === "pages" && !isFile && !/\/pages\/(?:shop|portal|desk)\//.test(path)) {
    return "does not say who reads it; pages/ has shop/, portal/ and desk/";
  }
  if (room === "tables" && !path.endsWith(".server.ts")) {
    return "tables are read on the server alone, so the file ends in .server.ts";
  }
  if (room === "commands" && !isTest(path) && !path.endsWith(".server.ts")) {
    return "a command runs on the server, so its file ends in .server.ts; a plain decision belongs into rules/";
  }
  return undefined;
}
