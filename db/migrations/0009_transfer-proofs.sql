CREATE TABLE "transfer_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"sent_digest" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answer_reason" text,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "transfer_proofs_fileId_unique" UNIQUE("file_id"),
	CONSTRAINT "transfer_proofs_once" UNIQUE("order_id","sent_digest"),
	CONSTRAINT "transfer_proofs_answered" CHECK (("transfer_proofs"."answer" is null) = ("transfer_proofs"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proof_waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "transfer_proofs" ADD CONSTRAINT "transfer_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_to_check" ON "orders" USING btree ("proof_waiting_since") WHERE "orders"."proof_waiting_since" is not null;