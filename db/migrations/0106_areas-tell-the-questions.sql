-- The page of questions says in which provinces couriers collect cash.
CREATE TRIGGER tell_areas AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_areas
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('faq');
