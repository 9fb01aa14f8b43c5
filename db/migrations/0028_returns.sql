CREATE SEQUENCE "public"."return_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "return_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL,
	"order_item_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"received" integer,
	"good" integer,
	"spoiled" integer,
	CONSTRAINT "return_lines_once" UNIQUE("return_id","order_item_id"),
	CONSTRAINT "return_lines_units" CHECK ("return_lines"."units" > 0),
	CONSTRAINT "return_lines_received" CHECK ("return_lines"."received" between 0 and "return_lines"."units"),
	CONSTRAINT "return_lines_inspected" CHECK (("return_lines"."good" is null) = ("return_lines"."spoiled" is null)),
	CONSTRAINT "return_lines_good" CHECK ("return_lines"."good" is null or (least("return_lines"."good", "return_lines"."spoiled") >= 0 and "return_lines"."good" + "return_lines"."spoiled" = "return_lines"."received"))
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_by" text NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"asked_key" uuid NOT NULL,
	"act_key" uuid,
	"comes_back" boolean,
	"answer" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"settled_why" text,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"inspected_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "returns_number_unique" UNIQUE("number"),
	CONSTRAINT "returns_asked_once" UNIQUE("order_id","asked_key"),
	CONSTRAINT "returns_state" CHECK ("returns"."state" in ('asked', 'approved', 'received', 'inspected', 'settled', 'refused')),
	CONSTRAINT "returns_ended" CHECK (("returns"."state" in ('settled', 'refused')) = ("returns"."ended_at" is not null)),
	CONSTRAINT "returns_money" CHECK ("returns"."refunded" = 0 or ("returns"."refunded" > 0 and "returns"."state" = 'settled')),
	CONSTRAINT "returns_refused" CHECK ("returns"."state" <> 'refused' or "returns"."answer" is not null),
	CONSTRAINT "returns_settled" CHECK ("returns"."state" <> 'settled' or "returns"."settled_why" is not null)
);
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_item_id_order_items_id_fk" FOREIGN KEY ("order_item_id") REFERENCES "public"."order_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_lines_of_item" ON "return_lines" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "returns_newest" ON "returns" USING btree ("asked_at","id");--> statement-breakpoint
CREATE INDEX "returns_to_decide" ON "returns" USING btree ("asked_at") WHERE "returns"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "returns_to_inspect" ON "returns" USING btree ("received_at") WHERE "returns"."state" = 'received';