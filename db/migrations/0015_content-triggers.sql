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
