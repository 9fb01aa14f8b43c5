CREATE TABLE "order_item_lots" (
	"order_item_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"units" integer NOT NULL,
	CONSTRAINT "order_item_lots_order_item_id_lot_id_pk" PRIMARY KEY("order_item_id","lot_id"),
	CONSTRAINT "order_item_lots_units" CHECK ("order_item_lots"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "packing_leases" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "packed_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD CONSTRAINT "order_item_lots_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_item_lots" ADD CONSTRAINT "order_item_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_leases" ADD CONSTRAINT "packing_leases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_leases" ADD CONSTRAINT "packing_leases_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_item_lots_lot_id_index" ON "order_item_lots" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "packing_leases_user_id_index" ON "packing_leases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "orders" USING btree ("created_at","id") WHERE "orders"."status" in ('confirmed', 'processing') and "orders"."needs_attention" is null;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_packed" CHECK ("lots"."packed_units" between 0 and "lots"."received_units");--> statement-breakpoint
DROP TRIGGER tell_lots ON lots;--> statement-breakpoint
DROP TRIGGER tell_packed_lots ON lots;--> statement-breakpoint
CREATE TRIGGER tell_lots AFTER INSERT OR DELETE ON lots
  FOR EACH ROW EXECUTE FUNCTION tell_product();--> statement-breakpoint
-- Each parcel counts units as packed, and a page shows only whether a lot is used up.
CREATE TRIGGER tell_changed_lots AFTER UPDATE ON lots
  FOR EACH ROW
  WHEN (to_jsonb(NEW) - 'packed_units' IS DISTINCT FROM to_jsonb(OLD) - 'packed_units'
    OR (NEW.packed_units = NEW.received_units) IS DISTINCT FROM (OLD.packed_units = OLD.received_units))
  EXECUTE FUNCTION tell_change('*');
