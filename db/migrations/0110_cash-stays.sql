-- What a courier said it paid is never rewritten: a correction is a line of another file.
CREATE TRIGGER remittance_files_stay BEFORE UPDATE OR DELETE ON remittance_files
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
--> statement-breakpoint
-- A line gets its parcel once, when its tracking number becomes known; its money stays as it is.
CREATE FUNCTION keep_remittance_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.order_id IS NOT NULL
      OR (NEW.id, NEW.file_id, NEW.row_no, NEW.tracking, NEW.collected, NEW.fee, NEW.remitted, NEW.verdict)
        IS DISTINCT FROM (OLD.id, OLD.file_id, OLD.row_no, OLD.tracking, OLD.collected, OLD.fee,
          OLD.remitted, OLD.verdict) THEN
    RAISE EXCEPTION 'a line of a remittance stays as it came';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER remittance_lines_stay BEFORE UPDATE OR DELETE ON remittance_lines
  FOR EACH ROW EXECUTE FUNCTION keep_remittance_line();
--> statement-breakpoint
-- What staff did about a difference: its words go with who is erased, its figures stay.
CREATE TRIGGER cash_acts_stay BEFORE UPDATE OR DELETE ON cash_acts
  FOR EACH ROW EXECUTE FUNCTION refuse_change_outside_erasure();
