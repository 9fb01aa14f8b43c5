-- A report's one figure becomes a result of its own. It had no limit, so it has no verdict.
INSERT INTO lab_results (id, report_id, test, figure, unit, method)
SELECT gen_random_uuid(), id, 'purity', purity, '%', coalesce(method, '')
FROM lab_reports WHERE purity IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER lab_results_append_only BEFORE UPDATE OR DELETE ON lab_results
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Results are written right after their report, which the page cache hears of; this covers what else
-- may write one.
CREATE TRIGGER tell_lab_results AFTER INSERT OR TRUNCATE ON lab_results
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('*');
