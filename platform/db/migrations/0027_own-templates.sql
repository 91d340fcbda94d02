CREATE TABLE "own_templates" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"draft" jsonb NOT NULL,
	"proposed" jsonb,
	"published" jsonb,
	"state" text DEFAULT 'private' NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lock" jsonb;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "lock" jsonb;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "lock" jsonb;--> statement-breakpoint
ALTER TABLE "own_templates" ADD CONSTRAINT "own_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_templates_user_updated" ON "own_templates" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "own_templates_state" ON "own_templates" USING btree ("state","updated_at");