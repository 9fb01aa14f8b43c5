-- Every process of the shop keeps the connections to payment providers in its memory.
CREATE TRIGGER tell_payment_providers AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON payment_providers
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change('payment-providers');
