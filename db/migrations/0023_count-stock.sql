CREATE TABLE "stocktake_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"units" integer NOT NULL,
	"level" integer NOT NULL,
	"counted_by" text NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "stocktake_counts_once" UNIQUE("line_id","place"),
	CONSTRAINT "stocktake_counts_units" CHECK ("stocktake_counts"."units" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "stocktake_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stocktake_id" uuid NOT NULL,
	"stock_level_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"shelf" text DEFAULT '' NOT NULL,
	"unit_cost" integer,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "stocktake_lines_once" UNIQUE("stocktake_id","stock_level_id")
);
--> statement-breakpoint
CREATE TABLE "stocktakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "stocktakes_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"scope" text NOT NULL,
	"scope_name" text DEFAULT '' NOT NULL,
	"is_blind" boolean NOT NULL,
	"state" text DEFAULT 'counting' NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_by" text,
	"ended_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "stocktakes_number" UNIQUE("number"),
	CONSTRAINT "stocktakes_ended" CHECK (("stocktakes"."state" in ('posted', 'cancelled')) = ("stocktakes"."ended_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "stocktake_counts" ADD CONSTRAINT "stocktake_counts_line_id_stocktake_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."stocktake_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stocktake_id_stocktakes_id_fk" FOREIGN KEY ("stocktake_id") REFERENCES "public"."stocktakes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stocktake_lines" ADD CONSTRAINT "stocktake_lines_stock_level_id_stock_levels_id_fk" FOREIGN KEY ("stock_level_id") REFERENCES "public"."stock_levels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stocktake_lines_stock_level_id_index" ON "stocktake_lines" USING btree ("stock_level_id");--> statement-breakpoint
CREATE INDEX "stocktakes_started_at_index" ON "stocktakes" USING btree ("started_at");