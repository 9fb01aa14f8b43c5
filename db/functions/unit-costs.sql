-- What a unit of each stock level costs, in centavos: as its product says, else the least that a
-- supplier asks. A product has no single cost for its variants, so there the suppliers come first.
create or replace function unit_costs() returns table (stock_level_id uuid, cost integer)
language sql stable as $$
  select l.id, case when l.variant_id is null then coalesce(p.cost_per_item, s.cost)
    else coalesce(s.cost, p.cost_per_item) end
  from stock_levels l join products p on p.id = l.product_id
  left join (
    select product_id, variant_id, min(last_cost) as cost from supplier_items
    where last_cost is not null group by product_id, variant_id
  ) s on s.product_id = l.product_id and s.variant_id is not distinct from l.variant_id
$$;
