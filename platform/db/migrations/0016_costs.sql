CREATE TABLE "cost_counters" (
	"user_id" text NOT NULL,
	"month" text NOT NULL,
	"micros" bigint NOT NULL,
	CONSTRAINT "cost_counters_user_id_month_pk" PRIMARY KEY("user_id","month")
);
--> statement-breakpoint
CREATE TABLE "cost_totals" (
	"month" text PRIMARY KEY NOT NULL,
	"micros" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"month" text NOT NULL,
	"provider" text NOT NULL,
	"model" text NOT NULL,
	"kind" text NOT NULL,
	"units" jsonb NOT NULL,
	"micros" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_prices" (
	"model" text NOT NULL,
	"unit" text NOT NULL,
	"micros" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_prices_model_unit_pk" PRIMARY KEY("model","unit")
);
--> statement-breakpoint
CREATE TABLE "person_budgets" (
	"user_id" text PRIMARY KEY NOT NULL,
	"micros" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"certificates" jsonb NOT NULL,
	"sealed_key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "file_preferences" (
	"user_id" text PRIMARY KEY NOT NULL,
	"prompt_in_files" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cost_counters" ADD CONSTRAINT "cost_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_calls" ADD CONSTRAINT "model_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_budgets" ADD CONSTRAINT "person_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_preferences" ADD CONSTRAINT "file_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_calls_user" ON "model_calls" USING btree ("user_id","month");--> statement-breakpoint
CREATE INDEX "model_calls_created" ON "model_calls" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "model_calls_status" ON "model_calls" USING btree ("status","created_at");