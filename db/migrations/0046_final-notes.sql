-- A note that is done stays as it was written, and so does what was added to it. The accounts of
-- clinician and patient may be deleted.
CREATE TRIGGER consultation_visits_final BEFORE UPDATE OF booking_id, user_id, clinician_name, taken_at,
  state, said, plan, for_patient, follow_up_weeks, outcome, ended_at, version ON consultation_visits
  FOR EACH ROW WHEN (OLD.state = 'done') EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER visit_addenda_append_only BEFORE UPDATE OF booking_id, author_name, text, written_at
  ON visit_addenda FOR EACH ROW EXECUTE FUNCTION refuse_change();
