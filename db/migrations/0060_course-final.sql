-- What a clinician wrote for a patient stays as it was written. It is replaced by a newer one, the
-- booking may go, and the account of the clinician may be deleted.
CREATE TRIGGER dose_instructions_final BEFORE UPDATE OF id, user_id, product_id, clinician_name, steps,
  every_days, vial_micrograms, water_microlitres, valid_until, written_at ON dose_instructions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
