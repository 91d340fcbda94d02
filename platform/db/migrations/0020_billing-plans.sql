ALTER TABLE "billing_customers" ADD COLUMN "plan" text;--> statement-breakpoint
CREATE INDEX "model_calls_month" ON "model_calls" USING btree ("month");