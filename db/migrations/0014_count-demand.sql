CREATE TABLE "stock_demand" (
	"stock_level_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sold" integer NOT NULL,
	"days" integer NOT NULL,
	"weeks" integer[] NOT NULL,
	CONSTRAINT "stock_demand_sold" CHECK ("stock_demand"."sold" >= 0),
	CONSTRAINT "stock_demand_days" CHECK ("stock_demand"."days" between 0 and 28)
);
--> statement-breakpoint
ALTER TABLE "stock_levels" ADD COLUMN "shelf" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_demand" ADD CONSTRAINT "stock_demand_stock_level_id_stock_levels_id_fk" FOREIGN KEY ("stock_level_id") REFERENCES "public"."stock_levels"("id") ON DELETE cascade ON UPDATE no action;