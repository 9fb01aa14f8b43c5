-- Each code is written here as well, so that no one ever gets what is or was another's.
CREATE FUNCTION keep_affiliate_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO affiliate_codes (code, affiliate_id, created_at)
    VALUES (NEW.affiliate_code, NEW.id, NEW.created_at) ON CONFLICT (code) DO NOTHING;
  IF NOT EXISTS (SELECT FROM affiliate_codes
      WHERE code = NEW.affiliate_code AND affiliate_id = NEW.id) THEN
    RAISE EXCEPTION 'the code % is or was another affiliate''s', NEW.affiliate_code
      USING ERRCODE = 'unique_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER affiliates_keep_code
  AFTER INSERT OR UPDATE OF affiliate_code ON affiliates
  FOR EACH ROW EXECUTE FUNCTION keep_affiliate_code();
--> statement-breakpoint
CREATE TRIGGER affiliate_codes_stay
  BEFORE UPDATE OR DELETE ON affiliate_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
INSERT INTO affiliate_codes (code, affiliate_id, created_at)
  SELECT affiliate_code, id, created_at FROM affiliates;
