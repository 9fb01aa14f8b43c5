-- A product that needs an approval offers to ask a clinician only while the shop has one.
CREATE TRIGGER tell_new_clinicians AFTER INSERT ON user_roles
  FOR EACH ROW WHEN (NEW.role = 'clinician') EXECUTE FUNCTION tell_change('clinicians');
--> statement-breakpoint
CREATE TRIGGER tell_gone_clinicians AFTER DELETE ON user_roles
  FOR EACH ROW WHEN (OLD.role = 'clinician') EXECUTE FUNCTION tell_change('clinicians');
