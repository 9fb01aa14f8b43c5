-- The log stays as it was written, but for the words in it about somebody who is erased: a transaction
-- that erases says so, and then may change these three columns and nothing else.
CREATE FUNCTION refuse_change_unless_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('shop.erases', true) = 'on'
    AND (OLD.id, OLD.at, OLD.actor_kind, OLD.actor_id, OLD.action, OLD.subject_type, OLD.subject_id)
      = (NEW.id, NEW.at, NEW.actor_kind, NEW.actor_id, NEW.action, NEW.subject_type, NEW.subject_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_words_stay BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_erased();
