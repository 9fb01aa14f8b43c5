CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"day" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"vatable" integer NOT NULL,
	"vat" integer NOT NULL,
	"zero_rated" integer NOT NULL,
	"exempt" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "credit_notes_serial_unique" UNIQUE("serial"),
	CONSTRAINT "credit_notes_number_unique" UNIQUE("number"),
	CONSTRAINT "credit_notes_once" UNIQUE("invoice_id","order_id","cause"),
	CONSTRAINT "credit_notes_parts" CHECK ("credit_notes"."total" = "credit_notes"."vatable" + "credit_notes"."vat" + "credit_notes"."zero_rated" + "credit_notes"."exempt"
        and least("credit_notes"."vatable", "credit_notes"."vat", "credit_notes"."zero_rated", "credit_notes"."exempt") >= 0 and "credit_notes"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"first" integer NOT NULL,
	"next" integer NOT NULL,
	CONSTRAINT "invoice_series_forward" CHECK ("invoice_series"."next" >= "invoice_series"."first")
);
--> statement-breakpoint
CREATE TABLE "invoiced_orders" (
	"invoice_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"amount" integer NOT NULL,
	"goods" text NOT NULL,
	CONSTRAINT "invoiced_orders_invoice_id_order_id_pk" PRIMARY KEY("invoice_id","order_id"),
	CONSTRAINT "invoiced_orders_once" UNIQUE("order_id","round"),
	CONSTRAINT "invoiced_orders_amount" CHECK ("invoiced_orders"."amount" > 0 and "invoiced_orders"."round" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"registration" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb,
	"lines" jsonb NOT NULL,
	"gross" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"cold_pack" integer NOT NULL,
	"added_tax" integer NOT NULL,
	"vatable" integer NOT NULL,
	"vat" integer NOT NULL,
	"zero_rated" integer NOT NULL,
	"exempt" integer NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "invoices_serial_unique" UNIQUE("serial"),
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_kind" CHECK (("invoices"."kind" = 'day') = ("invoices"."buyer" is null)),
	CONSTRAINT "invoices_charged" CHECK ("invoices"."total" = "invoices"."gross" - "invoices"."discount" + "invoices"."shipping" + "invoices"."cold_pack" + "invoices"."added_tax"),
	CONSTRAINT "invoices_parts" CHECK ("invoices"."total" = "invoices"."vatable" + "invoices"."vat" + "invoices"."zero_rated" + "invoices"."exempt"
        and least("invoices"."vatable", "invoices"."vat", "invoices"."zero_rated", "invoices"."exempt") >= 0 and "invoices"."total" > 0)
);
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_orders" ADD CONSTRAINT "invoiced_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoiced_orders" ADD CONSTRAINT "invoiced_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_notes_order_id_index" ON "credit_notes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_notes_of_day" ON "credit_notes" USING btree ("day","serial");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_of_day" ON "invoices" USING btree ("day","serial");