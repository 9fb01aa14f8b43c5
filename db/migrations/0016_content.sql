CREATE TABLE "article_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"reviewer" text NOT NULL,
	"credentials" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	CONSTRAINT "article_reviews_once" UNIQUE("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "article_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"article_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"sources" jsonb NOT NULL,
	"products" text[] NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "article_versions_once" UNIQUE("article_id","version")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"published_version" integer,
	"first_published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faq_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"live" text NOT NULL,
	"is_shown" boolean NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "faq_versions_once" UNIQUE("slug","version"),
	CONSTRAINT "faq_versions_position" CHECK ("faq_versions"."position" between 1 and 999)
);
--> statement-breakpoint
ALTER TABLE "article_reviews" ADD CONSTRAINT "article_reviews_version" FOREIGN KEY ("article_id","version") REFERENCES "public"."article_versions"("article_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_slugs" ADD CONSTRAINT "article_slugs_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_slugs_of_article" ON "article_slugs" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_version");
--> statement-breakpoint
CREATE TRIGGER faq_versions_append_only BEFORE UPDATE OR DELETE ON faq_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_versions_append_only BEFORE UPDATE OR DELETE ON article_versions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER article_reviews_append_only BEFORE UPDATE OR DELETE ON article_reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- A version that is not published is shown to nobody, so it is told by the article that shows it.
CREATE TRIGGER tell_articles AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON articles
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
--> statement-breakpoint
CREATE TRIGGER tell_article_reviews AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON article_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('articles');
--> statement-breakpoint
CREATE TRIGGER tell_faq AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faq_versions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');
