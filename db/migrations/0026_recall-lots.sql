CREATE TABLE "recall_buyers" (
	"recall_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"units" integer NOT NULL,
	"mailed_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "recall_buyers_recall_id_order_id_pk" PRIMARY KEY("recall_id","order_id"),
	CONSTRAINT "recall_buyers_units" CHECK ("recall_buyers"."units" > 0)
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lot_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"advice" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"sendings" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recalls_lotId_unique" UNIQUE("lot_id")
);
--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "recalled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "recalled_why" text;--> statement-breakpoint
ALTER TABLE "recall_buyers" ADD CONSTRAINT "recall_buyers_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_buyers" ADD CONSTRAINT "recall_buyers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_buyers_order_id_index" ON "recall_buyers" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_recalled" CHECK (("lots"."recalled_at" is null) = ("lots"."recalled_why" is null)
        and ("lots"."recalled_at" is null or "lots"."opened_at" is null or "lots"."closed_at" is not null));