-- What an instruction followed stays as it was written, like all else that it says.
DROP TRIGGER dose_instructions_final ON dose_instructions;--> statement-breakpoint
CREATE TRIGGER dose_instructions_final BEFORE UPDATE OF id, user_id, product_id, clinician_name, steps,
  every_days, vial_micrograms, water_microlitres, valid_until, written_at, contact_on, contact_by
  ON dose_instructions FOR EACH ROW EXECUTE FUNCTION refuse_change();
