CREATE TABLE "text_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"version" text NOT NULL,
	"reviewer" text NOT NULL,
	"credentials" text NOT NULL,
	"reviewed_on" date NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	CONSTRAINT "text_reviews_once" UNIQUE("subject","version")
);
--> statement-breakpoint
CREATE TRIGGER text_reviews_append_only BEFORE UPDATE OR DELETE ON text_reviews
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- It opens a page of the shop, which others then lead to.
CREATE TRIGGER tell_text_reviews AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON text_reviews
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
