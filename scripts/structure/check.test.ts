import { describe, expect, it } from "vitest";
import { checkStructure } from "./check.ts";

type Files = Record<string, string>;

const messagesFor = (files: Files): string[] =>
  checkStructure(Object.entries(files).map(([path, text]) => ({ path, text }))).map(
    (problem) => `${problem.path} ${problem.message}`,
  );

const lines = (count: number): string => "export const line = 1;\n".repeat(count);
const imports = (specifier: string): string => `import { x } from "${specifier}";\n`;
const placeOrder = "app/selling/checkout/commands/place-order/place-order.server.ts";
const parts = "app/selling/checkout/commands/place-order";
const place = "export async function placeOrder(): Promise<void> {}\n";

/** What is forbidden, what the message must name, and the nearest thing that is allowed. */
const rules: [rule: string, wrong: Files, says: RegExp, right: Files][] = [
  [
    "lib imports nothing above it",
    { "app/lib/money.ts": imports("#app/platform/log.server.ts") },
    /money\.ts imports app\/platform\/log\.server\.ts, but app\/lib may import only from: lib;/,
    { "app/lib/money.ts": imports("./result.ts") },
  ],
  [
    "a command's folder is its own",
    { "app/shells/desk/end.server.ts": imports(`#${parts}/lock-stock.server.ts`) },
    /a private part of a command; import the command/,
    {
      [`${parts}/place-order.server.ts`]: imports("./lock-stock.server.ts") + place,
      [`${parts}/lock-stock.server.ts`]: lines(2),
    },
  ],
  [
    "texts say whose they are",
    { "app/selling/orders/texts/parcels.ts": lines(1) },
    /does not say whose texts it holds; texts\/ has shopper\.ts, staff\.ts and mail\.ts/,
    { "app/selling/orders/texts/staff-parcels.ts": lines(1) },
  ],
  [
    "ui imports only lib",
    { "app/ui/card.tsx": imports("../platform/access/may.ts") },
    /app\/ui may import only from: lib, ui/,
    { "app/ui/card.tsx": imports("#app/lib/money.ts") + imports("./tone.ts") },
  ],
  [
    "ui imports no server file",
    { "app/ui/card.tsx": imports("./card.server.ts") },
    /app\/ui must stay usable in the browser/,
    { "app/ui/card.tsx": imports("./tone.ts") },
  ],
  [
    "platform imports no module",
    { "app/platform/mail/send.server.ts": imports("#app/selling/orders/messages.ts") },
    /code that knows this noun belongs into its module/,
    { "app/platform/mail/send.server.ts": imports("#app/platform/log.server.ts") },
  ],
  [
    "platform imports no ui",
    { "app/platform/mail/layout.tsx": imports("#app/ui/card.tsx") },
    /app\/platform may import only from: lib, platform/,
    { "app/platform/mail/layout.tsx": imports("#app/lib/money.ts") },
  ],
  [
    "a module imports no shell",
    { "app/selling/cart/input.ts": imports("#app/shells/portal/layout.tsx") },
    /a module may import only from: lib, ui, platform, module/,
    { "app/shells/portal/layout.tsx": imports("#app/selling/cart/input.ts") },
  ],
  [
    "a module imports only earlier modules",
    { "app/selling/cart/input.ts": imports("#app/selling/orders/input.ts") },
    /orders comes after cart in MODULE_ORDER; let cart enqueue an event that orders handles/,
    { "app/selling/orders/input.ts": imports("#app/selling/cart/input.ts") },
  ],
  [
    "a type-only import counts for the floors",
    { "app/selling/cart/input.ts": `import type {\n  Order,\n} from "../orders/input.ts";\n` },
    /orders comes after cart/,
    { "app/selling/orders/input.ts": `import type { Cart } from "../cart/input.ts";\n` },
  ],
  [
    "a dynamic import counts for the floors",
    { "app/selling/cart/input.ts": `const load = () => import("../orders/input.ts");\n` },
    /orders comes after cart/,
    { "app/selling/cart/input.ts": `// import("../orders/input.ts")\nconst load = 1;\n` },
  ],
  [
    "a re-export counts for the floors",
    {
      "app/selling/cart/input.ts": `export { a } from "../orders/input.ts";\nexport const b = 1;\n`,
    },
    /orders comes after cart/,
    {
      "app/selling/orders/input.ts": `export { a } from "../cart/input.ts";\nexport const b = 1;\n`,
    },
  ],
  [
    "an import for its effect counts for the floors",
    { "app/selling/cart/input.ts": `import "../orders/input.ts";\n` },
    /orders comes after cart/,
    { "app/selling/orders/input.ts": `import "../cart/input.ts";\n` },
  ],
  [
    "shells import no composition",
    { "app/shells/desk/layout.tsx": imports("#app/policy.ts") },
    /app\/shells may import only from/,
    { "app/server/web.server.ts": imports("#app/policy.ts") },
  ],
  [
    "the app imports no tests, except in a test",
    { "app/selling/cart/queries.server.ts": imports("#tests/database.ts") },
    /imports tests\/database\.ts/,
    { "app/selling/cart/queries.db.test.ts": imports("#tests/database.ts") },
  ],
  [
    "code stands in a room of the house",
    { "app/services/cart.ts": "" },
    /stands in no room of the house/,
    { "app/server/web.server.ts": "", "app/app.css": "", "app/policy.db.test.ts": "" },
  ],
  [
    "rules import no server file",
    { "app/selling/cart/rules/quantity.ts": imports("../queries.server.ts") },
    /rules\/ must stay usable in the browser/,
    { "app/selling/cart/commands/add.server.ts": imports("../queries.server.ts") + place },
  ],
  [
    "rules import nothing of Node",
    { "app/selling/cart/rules/quantity.ts": imports("node:crypto") },
    /what needs Node belongs into a \.server\.ts file/,
    { "app/selling/cart/rules/quantity.test.ts": imports("node:crypto") },
  ],
  [
    "rules import no React",
    { "app/selling/cart/rules/quantity.ts": imports("react") },
    /what renders belongs into components\//,
    { "app/selling/cart/components/quantity.tsx": imports("react") },
  ],
  [
    "components import no server file",
    { "app/selling/cart/components/lines.tsx": imports("../queries.server.ts") },
    /components\/ must stay usable in the browser/,
    { "app/selling/cart/pages/shop/cart-page.tsx": imports("../queries.server.ts") },
  ],
  [
    "components import nothing of Node",
    { "app/selling/cart/components/lines.tsx": imports("fs") },
    /imports fs, but components\//,
    { "app/selling/cart/components/lines.tsx": imports("lucide-react") },
  ],
  [
    "the module is in the list",
    { "app/selling/wishlist/input.ts": "" },
    /"wishlist" is not in MODULE_ORDER/,
    { "app/reach/reviews/input.ts": "" },
  ],
  [
    "a module holds only the known files",
    { "app/selling/cart/service.ts": "" },
    /"service\.ts" is no name used inside a module: a decision goes to rules\//,
    {
      "app/selling/cart/README.md": "",
      "app/selling/cart/input.ts": "",
      "app/selling/cart/jobs.server.ts": "",
      "app/selling/cart/queries.db.test.ts": "",
    },
  ],
  [
    "a module holds only the known folders",
    { "app/selling/cart/hooks/use-cart.ts": "" },
    /"hooks" is no name used inside a module/,
    { "app/selling/cart/queries/own-cart.server.ts": "" },
  ],
  [
    "gateways belong to messages, payments, einvoices and couriers",
    { "app/selling/orders/gateways/bank.ts": "" },
    /gateways\/ belongs to messages and payments and einvoices and couriers only/,
    { "app/selling/payments/gateways/bank.ts": "", "app/fulfilment/couriers/gateways/van.ts": "" },
  ],
  [
    "a folder name says what is in it",
    { "app/lib/utils/dates.ts": "" },
    /"utils" does not say what it holds/,
    { "app/lib/dates.ts": "" },
  ],
  [
    "a file name says what is in it",
    { "tests/cart-helpers.ts": "" },
    /"cart-helpers\.ts" does not say what it holds/,
    { "tests/common-questions.ts": "" },
  ],
  [
    "a command file runs on the server",
    { "app/selling/checkout/commands/place-order.ts": place },
    /its file ends in \.server\.ts/,
    { [placeOrder]: place },
  ],
  [
    "a command file exports one function",
    { [placeOrder]: `${place}export const again = async (): Promise<void> => {};\n` },
    /exports 2 functions; a command file is one verb/,
    { [placeOrder]: `${place}export type Placed = { id: string };\nfunction lock(): void {}\n` },
  ],
  [
    "a command file exports at least a function",
    { [placeOrder]: "export const limit = 5;\n" },
    /exports no function/,
    { [placeOrder]: "export const placeOrder = async (id: string): Promise<string> => id;\n" },
  ],
  [
    "a default export is for route modules",
    { "app/selling/cart/pages/shop/cart-page.tsx": "export default function Page() {}\n" },
    /has a default export; only route modules/,
    {
      "app/routes.ts": `export default [route("cart", "selling/cart/pages/shop/cart-page.tsx")];\n`,
      "app/selling/cart/pages/shop/cart-page.tsx": "export default function Page() {}\n",
      "app/root.tsx": "export default function Root() {}\n",
      "vite.config.ts": "export default {};\n",
    },
  ],
  [
    "a page reads its own address, not the router's",
    {
      "app/routes.ts": `export default [route("terms", "running/content/pages/shop/terms.tsx")];\n`,
      "app/running/content/pages/shop/terms.tsx":
        "export const loader = ({ request }) => new URL(request.url).pathname;\n",
    },
    /terms\.tsx reads request\.url.*take `url`/,
    {
      "app/routes.ts": `export default [route("terms", "running/content/pages/shop/terms.tsx")];\n`,
      "app/running/content/pages/shop/terms.tsx":
        "export const loader = ({ url }) => url.pathname;\n",
    },
  ],
  [
    "a default export has no other spelling",
    { "app/lib/money.ts": "const a = 1;\nexport { a as default };\n" },
    /has a default export/,
    { "app/lib/money.ts": "const a = 1;\nexport { a };\n" },
  ],
  [
    "no file only passes others on",
    {
      "app/lib/all.ts": `// All.\nexport { a } from "./a.ts";\nexport type { B } from "./b.ts";\n`,
    },
    /only passes other files on/,
    { "app/entry.server.tsx": `export { start } from "./start.ts";\nexport const limit = 1;\n` },
  ],
  [
    "no file passes on everything of another",
    { "app/lib/all.ts": `export * from "./a.ts";\nexport const b = 1;\n` },
    /only passes other files on/,
    { "app/lib/all.ts": `import * as a from "./a.ts";\nexport const b = a.b;\n` },
  ],
  [
    "no index passes others on",
    { "app/ui/index.ts": `export { a } from "./a.ts";\nexport const b = 1;\n` },
    /only passes other files on/,
    { "app/ui/index.ts": "export const b = 1;\n" },
  ],
  [
    "no import cycle",
    {
      "app/lib/a.ts": imports("./b.ts"),
      "app/lib/b.ts": imports("#app/lib/c.ts"),
      "app/lib/c.ts": imports("./a.ts"),
    },
    /cycle: app\/lib\/a\.ts -> app\/lib\/b\.ts -> app\/lib\/c\.ts -> app\/lib\/a\.ts/,
    {
      "app/lib/a.ts": imports("./b.ts") + imports("./c.ts"),
      "app/lib/b.ts": imports("./c.ts"),
      "app/lib/c.ts": "",
    },
  ],
  [
    "a file stays below 300 lines",
    { "db/seed/products.ts": lines(300) },
    /has 300 lines, and 300 fails/,
    { "db/seed/products.ts": lines(299), "app/ui/notes.md": lines(400) },
  ],
];

describe("the structure", () => {
  it.each(rules)("%s", (_rule, wrong, says) => {
    expect(messagesFor(wrong)).toEqual([expect.stringMatching(says)]);
  });

  it.each(rules)("%s: the allowed neighbour passes", (_rule, _wrong, _says, right) => {
    expect(messagesFor(right)).toEqual([]);
  });

  it("has the cycle once, however often it is entered", () => {
    const files = { "app/lib/a.ts": imports("./b.ts"), "app/lib/b.ts": imports("./a.ts") };
    expect(messagesFor({ "app/lib/z.ts": imports("./a.ts"), ...files })).toHaveLength(1);
  });
});
