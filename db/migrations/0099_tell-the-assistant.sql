-- The passages of the assistant are made of products too, and changes of these are told one by one.
-- Only of what it reads: what sells is written every night.
CREATE TRIGGER tell_assistant_of_products AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.keywords, OLD.short_description, OLD.description, OLD.benefits,
      OLD.how_it_works, OLD.usage, OLD.storage, OLD.contraindications, OLD.interactions,
      OLD.safety_text, OLD.is_active)
    IS DISTINCT FROM (NEW.slug, NEW.name, NEW.keywords, NEW.short_description, NEW.description,
      NEW.benefits, NEW.how_it_works, NEW.usage, NEW.storage, NEW.contraindications,
      NEW.interactions, NEW.safety_text, NEW.is_active))
  EXECUTE FUNCTION tell_change('assistant_passages');
