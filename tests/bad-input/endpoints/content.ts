import { desc, eq } from "drizzle-orm";
import { READING_PICTURES } from "#app/running/content/views/reading-pictures.ts";
import { publishArticle } from "#app/running/content/commands/publish-article.server.ts";
import { saveArticle } from "#app/running/content/commands/save-article.server.ts";
import { newArticle } from "#app/running/content/factories.ts";
import { faqHistory } from "#app/running/content/queries/faq.server.ts";
import { documents, faqVersions } from "#app/running/content/tables.server.ts";
import type { Prepare, Some } from "../call.ts";
import {
  anything,
  choice,
  count,
  id,
  line,
  optional,
  readFrom,
  secret,
  text,
  type Field,
} from "../fields.ts";
import type { Shop } from "../shop.ts";

/** A text with the longest limit for staff; other texts of the shop are shorter. */
const longText = (valid: string): Field => ({
  ...text(valid),
  mayBe: (given) => given.length <= 40_000 && !given.includes("\0"),
});

const slug = (valid: string): Field => ({
  ...line(valid),
  mayBe: (given) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(given.trim()),
});

const newSlug = () => `text-${crypto.randomUUID()}`;

async function articleFields(shop: Shop): Promise<Record<string, Field>> {
  const { values } = await draft(shop);
  return {
    slug: slug(newSlug()),
    title: line(values.title),
    summary: line(values.summary),
    category: choice(values.category),
    body: longText(values.body),
    author: line(values.author),
    sources: longText("A label | https://example.com/label"),
    picture: optional(choice("chain", ...Object.keys(READING_PICTURES))),
    products: optional({ ...line("nad-plus"), mayBe: (given) => given.length < 1_000 }),
  };
}

async function draft({ system }: Shop) {
  const values = newArticle({ slug: newSlug() });
  const saved = await saveArticle(system(), values);
  if (!saved.ok) throw new Error(saved.reason);
  return { values, articleId: saved.value.articleId };
}

const onArticle =
  (fields: (shop: Shop) => Promise<Record<string, Field>> | Record<string, Field>): Prepare =>
  async (shop) => ({
    as: "admin",
    params: { articleId: id((await draft(shop)).articleId) },
    fields: { ...readFrom(1), ...(await fields(shop)) },
  });

async function onDocument({ db }: Shop) {
  const [newest] = await db
    .select()
    .from(documents)
    .where(eq(documents.slug, "medical-disclaimer"))
    .orderBy(desc(documents.version))
    .limit(1);
  return {
    as: "admin" as const,
    params: { slug: secret("medical-disclaimer") },
    fields: {
      ...readFrom(newest?.version ?? 0),
      title: line("Medical disclaimer"),
      body: longText("## First\n\nAsk a doctor."),
    } as Record<string, Field>,
  };
}

function faqFields(): Record<string, Field> {
  return {
    category: choice("product", "safety", "ordering", "support"),
    position: count("1"),
    question: line("Is it cold?"),
    answer: longText("Yes."),
    live: choice("none", "payments", "courses", "hours"),
    isShown: anything("yes"),
  };
}

const preview = { intent: choice("preview") };

export const content = {
  "/admin/content": { GET: () => ({ as: "admin", query: { sort: anything("name") } }) },
  "/admin/content/faq": {
    GET: () => ({
      as: "admin",
      query: {
        q: anything("cold"),
        category: anything("safety"),
        state: anything("hidden"),
        sort: anything("question"),
      },
    }),
  },
  "/admin/content/articles": {
    GET: () => ({
      as: "admin",
      query: {
        q: anything("glp"),
        category: anything("weight-management"),
        state: anything("draft"),
        review: anything("no"),
        sort: anything("title"),
      },
    }),
  },
  "/admin/content/documents/:slug": {
    GET: () => ({
      as: "admin",
      params: { slug: secret("medical-disclaimer") },
      query: { version: anything("1") },
    }),
    POST: {
      publish: async (shop) => {
        const call = await onDocument(shop);
        return { ...call, fields: { ...call.fields, intent: choice("publish") } };
      },
      preview: async (shop) => {
        const call = await onDocument(shop);
        const fields = {
          ...call.fields,
          version: anything(call.fields["version"]?.valid ?? ""),
          ...preview,
        };
        return { ...call, fields, changes: false };
      },
    },
  },
  "/admin/content/faq/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      save: () => ({
        as: "admin",
        fields: { ...faqFields(), slug: slug(newSlug()), intent: choice("save") },
      }),
      preview: () => ({
        as: "admin",
        changes: false,
        fields: { ...faqFields(), slug: slug(newSlug()), ...preview },
      }),
    },
  },
  "/admin/content/faq/:slug": {
    GET: (shop) => question(shop).then((params) => ({ as: "admin", params })),
    POST: {
      save: async (shop) => ({
        as: "admin",
        params: await question(shop),
        fields: { ...faqFields(), ...(await readQuestion(shop)), intent: choice("save") },
      }),
      preview: async (shop) => ({
        as: "admin",
        params: await question(shop),
        changes: false,
        fields: {
          ...faqFields(),
          version: anything(
            String((await faqHistory(shop.db, (await question(shop)).slug.valid))[0]?.version),
          ),
          base: anything(""),
          ...preview,
        },
      }),
    },
  },
  "/admin/content/articles/new": {
    GET: () => ({ as: "admin" }),
    POST: {
      draft: async (shop) => ({
        as: "admin",
        fields: { ...(await articleFields(shop)), intent: choice("draft") },
      }),
      publish: async (shop) => ({
        as: "admin",
        fields: { ...(await articleFields(shop)), intent: choice("publish") },
      }),
      preview: async (shop) => ({
        as: "admin",
        changes: false,
        fields: { ...(await articleFields(shop)), ...preview },
      }),
    },
  },
  "/admin/content/articles/:articleId": {
    GET: async (shop) => ({
      as: "admin",
      params: { articleId: id((await draft(shop)).articleId) },
      query: { version: anything("1") },
    }),
    POST: {
      draft: onArticle(async (shop) => ({
        ...(await articleFields(shop)),
        intent: choice("draft"),
      })),
      publish: onArticle(async (shop) => ({
        ...(await articleFields(shop)),
        intent: choice("publish"),
      })),
      preview: async (shop) => ({
        ...(await onArticle(async (within) => ({
          ...(await articleFields(within)),
          ...preview,
          version: anything("1"),
        }))(shop)),
        changes: false,
      }),
      "publish-version": onArticle(() => ({
        intent: choice("publish-version"),
        version: choice("1"),
      })),
      unpublish: async (shop) => ({
        as: "admin",
        params: { articleId: id(await published(shop)) },
        fields: { intent: choice("unpublish") },
      }),
      review: onArticle(() => ({
        intent: choice("review"),
        version: choice("1"),
        reviewer: line("A clinician"),
        credentials: line("MD, PRC licence 1"),
        reviewedOn: { ...line("2026-01-31"), mayBe: (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) },
      })),
    },
  },
} satisfies Some;

async function question({ db }: Shop) {
  const [entry] = await db.select({ slug: faqVersions.slug }).from(faqVersions).limit(1);
  return { slug: secret(entry?.slug ?? "") };
}

async function readQuestion(shop: Shop): Promise<Record<string, Field>> {
  const [newest] = await faqHistory(shop.db, (await question(shop)).slug.valid);
  return readFrom(newest?.version ?? 0);
}

async function published(shop: Shop): Promise<string> {
  const { articleId } = await draft(shop);
  const done = await publishArticle(shop.system(), { articleId, version: 1, demo: true });
  if (!done.ok) throw new Error(done.reason);
  return articleId;
}
