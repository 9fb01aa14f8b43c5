import { COMPOUNDS, FORMS, ROUTES } from "#app/goods/catalog/rules/compounds.ts";
import { eq } from "drizzle-orm";
import { makeProduct } from "#app/goods/catalog/factories.ts";
import { MOST_ALT, PICTURE_FIELD } from "#app/goods/catalog/rules/picture-terms.ts";
import { products as table } from "#app/goods/catalog/tables.server.ts";
import { newPhoto } from "#tests/new-photo.ts";
import type { Prepare, Some } from "../call.ts";
import {
  type Fields,
  anything,
  choice,
  count,
  id,
  line,
  optional,
  readFrom,
  text,
} from "../fields.ts";
import type { Shop } from "../shop.ts";

const slug = () => `product-${crypto.randomUUID().slice(0, 12)}`;

const amount = (valid: string) => ({
  ...line(valid),
  mayBe: (typed: string) => /^[\d,]{1,15}(?:\.\d{1,2})?$/.test(typed.trim()),
});
const short = (valid: string, most: number) => ({
  ...line(valid),
  mayBe: (typed: string) => typed.trim().length <= most && /^\P{Cc}*$/u.test(typed.trim()),
});
const long = (valid: string) =>
  optional({ ...text(valid), mayBe: (typed) => typed.length <= 10_050 && typed.isWellFormed() });

const slugField = () => ({
  ...line(slug()),
  mayBe: (typed: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed.trim()),
});

/** The writer takes the form as far as it is filled in, and saves nothing. */
const written = (intent: string): Fields => ({
  ...Object.fromEntries(
    Object.entries(fields()).map(([name, { valid }]) => [name, anything(valid)]),
  ),
  intent: choice(intent),
});
const drafted = (intent: string): Fields => ({
  ...written(intent),
  draft_description: anything("A serum."),
  draft_short: anything("A serum."),
});

const fields = (): Fields => ({
  intent: choice("save"),
  name: short("A new serum", 120),
  slug: slugField(),
  kind: choice("product", "supply", "service"),
  category_id: optional(choice("")),
  short_description: long("A serum."),
  description: long("A serum for a test."),
  tags: optional(short("new, serum", 1_000)),
  keywords: optional(short("cream", 1_000)),
  vial: optional({ ...line("10 mg"), mayBe: (typed) => /^[\d.]+ ?(mg|mL)$/i.test(typed.trim()) }),
  featured: anything("on"),
  price: amount("1250.50"),
  cost_per_item: optional(amount("500")),
  sku: optional({
    ...line(`S-${crypto.randomUUID().slice(0, 12)}`),
    mayBe: (typed) => /^[\w.-]{1,40}$/.test(typed.trim()),
  }),
  seo_title: optional(short("A serum", 120)),
  seo_description: long("A serum."),
  regulatory_status: choice("not_registered", "investigational", "not_a_medicine"),
  registration_no: optional(short("FR-1", 80)),
  compound: optional(choice(...COMPOUNDS)),
  route: optional(choice(...ROUTES)),
  form: optional(choice(...FORMS)),
  clearance: choice("acknowledge", "none", "required"),
  course_weeks_min: anything("4"),
  course_weeks_max: anything("8"),
  monthly_factor: optional({
    ...line("0.5"),
    mayBe: (typed) => Number(typed) >= 0.01 && Number(typed) <= 1,
  }),
  safety_text: long("Ask a doctor first."),
  contraindications: long("Under 18"),
  interactions: long("Insulin"),
  benefits: long("Studied"),
  how_it_works: long("It works."),
  usage: long("Use it."),
  storage: long("Keep it cold."),
  needs_cold: anything("on"),
  statutory_discount: anything("on"),
  warm_hours: anything("504"),
  warm_source: anything("Its label, section 16"),
  weight: anything("120"),
  sources: long("A label"),
});

const PUBLISHED =
  "intent name kind price regulatory_status clearance short_description description safety_text";

/** Only what a published product needs, since the shop takes seconds to cut each accepted photo. */
function publishedFields(): Fields {
  const needed = PUBLISHED.split(" ");
  return Object.fromEntries(Object.entries(fields()).filter(([name]) => needed.includes(name)));
}

async function aProduct(shop: Shop): Promise<string> {
  return makeProduct(shop.system(), { name: "To be changed", slug: slug(), isActive: true });
}

async function archived(shop: Shop): Promise<string> {
  const { db, now } = shop.system();
  const productId = await aProduct(shop);
  const gone = { archivedAt: now, isActive: false };
  await db.update(table).set(gone).where(eq(table.id, productId));
  return productId;
}

const onPage =
  (make: (shop: Shop) => Promise<string>, form: () => Fields): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { productId: id(await make(shop)) },
    fields: form(),
  });

const unsaved =
  (prepare: Prepare): Prepare =>
  async (shop) => ({ ...(await prepare(shop)), changes: false });

export const products = {
  "/admin/products": {
    GET: () => ({
      as: "admin",
      query: {
        show: anything("active"),
        q: anything("glow"),
        category: anything(crypto.randomUUID()),
        stock: anything("low"),
        pictures: anything("none"),
        sort: anything("-price"),
        after: anything("sealed"),
        before: anything("sealed"),
      },
    }),
    POST: {
      bulk: async (shop) => ({
        as: "admin",
        fields: { ids: id(await aProduct(shop)), bulk: choice("deactivate") },
      }),
      switch: async (shop) => ({
        as: "admin",
        fields: { productId: id(await aProduct(shop)), active: choice("no", "yes") },
      }),
    },
  },
  "/admin/products/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: () => ({
        as: "admin",
        fields: {
          ...fields(),
          is_active: anything(""),
          alt: anything(""),
          [PICTURE_FIELD]: anything(""),
          slug: optional(slugField()),
          inventory_quantity: optional({
            ...count("5"),
            mayBe: (typed) => Number(typed) <= 100_000,
          }),
        },
      }),
      publish: async () => ({
        as: "admin",
        fields: {
          ...publishedFields(),
          slug: optional(slugField()),
          is_active: anything("on"),
          alt: {
            ...line("A bottle on a white table"),
            mayBe: (typed) => typed.trim() !== "" && typed.trim().length <= MOST_ALT,
          },
          [PICTURE_FIELD]: anything("a file"),
        },
        file: { name: PICTURE_FIELD, bytes: await newPhoto() },
      }),
      write: () => ({ as: "admin", changes: false, fields: written("write") }),
      check: () => ({ as: "admin", changes: false, fields: written("check") }),
      accept: () => ({ as: "admin", changes: false, fields: drafted("accept-draft") }),
      discard: () => ({ as: "admin", changes: false, fields: drafted("discard-draft") }),
    },
  },
  "/admin/products/:productId": {
    GET: async (shop) => ({ as: "admin", params: { productId: id(await aProduct(shop)) } }),
    POST: {
      save: onPage(aProduct, () => ({
        ...fields(),
        ...readFrom(1),
        compare_at_price: optional(amount("")),
        is_active: anything(""),
      })),
      write: unsaved(onPage(aProduct, () => ({ ...written("write"), ...readFrom(1) }))),
      check: unsaved(onPage(aProduct, () => ({ ...written("check"), ...readFrom(1) }))),
      accept: unsaved(onPage(aProduct, () => ({ ...drafted("accept-draft"), ...readFrom(1) }))),
      discard: unsaved(onPage(aProduct, () => ({ ...drafted("discard-draft"), ...readFrom(1) }))),
      duplicate: onPage(aProduct, () => ({ intent: choice("duplicate") })),
      remove: onPage(aProduct, () => ({ intent: choice("remove") })),
      restore: onPage(archived, () => ({ intent: choice("restore") })),
    },
  },
} satisfies Some;
