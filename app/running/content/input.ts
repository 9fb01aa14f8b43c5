import { z } from "zod";
import { shopDay } from "#app/lib/dates.ts";
import { contentAdminMessages as say } from "./texts/staff.ts";
import { CATEGORY_KEYS } from "./views/article-terms.ts";
import { READING_PICTURE_KEYS } from "./views/reading-pictures.ts";
import { citedNumbers } from "./views/cite-sources.ts";
import { FAQ_CATEGORY_KEYS, LIVE_FACT_KEYS } from "./views/faq-terms.ts";
import { isSlug } from "./rules/slugs.ts";
import { readSources, sourceProblem } from "./rules/source-lines.ts";

const line = (needed: string, longest = 200) =>
  z
    .string(needed)
    .trim()
    .min(1, needed)
    .max(longest, say.atMost(longest))
    .refine((text) => text.isWellFormed() && /^\P{Cc}*$/u.test(text), needed);

const LONGEST_BODY = 40_000;

const markdown = z
  .string(say.bodyNeeded)
  .max(LONGEST_BODY, say.atMost(LONGEST_BODY))
  .transform((text) => text.replaceAll(/\r\n?/g, "\n").trim())
  .refine((text) => text !== "", say.bodyNeeded)
  .refine((text) => text.isWellFormed() && !text.includes("\u0000"), say.bodyNeeded);

const slug = z.string(say.slugNeeded).trim().refine(isSlug, say.slugNeeded);

export const documentInput = z.object({ title: line(say.titleNeeded), body: markdown });

export const faqInput = z.object({
  // The address of a new question is /admin/content/faq/new.
  slug: slug.refine((text) => text !== "new", say.slugNeeded),
  category: z.enum(FAQ_CATEGORY_KEYS, say.choose),
  position: z
    .string(say.positionNeeded)
    .trim()
    .regex(/^[1-9]\d{0,2}$/, say.positionNeeded)
    .transform(Number),
  question: line(say.questionNeeded),
  answer: markdown,
  live: z.enum(LIVE_FACT_KEYS, say.choose),
  isShown: z
    .string()
    .optional()
    .transform((text) => text === "yes"),
});
export type FaqInput = z.infer<typeof faqInput>;

export const articleInput = z
  .object({
    slug,
    title: line(say.titleNeeded),
    summary: line(say.summaryNeeded, 300),
    category: z.enum(CATEGORY_KEYS, say.choose),
    body: markdown,
    author: line(say.authorNeeded, 100),
    sources: z
      .string()
      .default("")
      .refine((text) => text.isWellFormed(), say.sourcesNeeded)
      .transform((text, ctx) => {
        const sources = readSources(text);
        const problem = sources.length === 0 ? say.sourcesNeeded : sourceProblem(sources);
        if (problem) ctx.addIssue({ code: "custom", message: problem });
        return sources;
      }),
    picture: z
      .enum(["", ...READING_PICTURE_KEYS], say.choose)
      .default("")
      .transform((text) => text || null),
    products: z
      .string()
      .default("")
      .transform((text) => [...new Set(text.split(/[\s,]+/).filter(Boolean))])
      .refine((slugs) => slugs.every(isSlug) && slugs.length <= 12, say.productsWrong),
  })
  .superRefine(({ body, sources }, ctx) => {
    const missing = citedNumbers(body).find((number) => number > sources.length);
    if (!missing) return;
    ctx.addIssue({ code: "custom", path: ["body"], message: say.noSuchSource(missing) });
  });
export type ArticleInput = z.infer<typeof articleInput>;

/** A review recorded at `now` cannot have a later date. */
export const reviewInput = (now: Date) =>
  z.object({
    version: z
      .string(say.refusals.not_found)
      .regex(/^[1-9]\d{0,5}$/, say.refusals.not_found)
      .transform(Number),
    reviewer: line(say.reviewerNeeded, 100),
    credentials: line(say.credentialsNeeded, 200),
    reviewedOn: z.iso
      .date(say.reviewedOnNeeded)
      .refine((day) => day >= "2020-01-01" && day <= shopDay(now), say.reviewedOnNeeded),
  });
export type ReviewInput = z.infer<ReturnType<typeof reviewInput>>;
