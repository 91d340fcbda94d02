CREATE TABLE "books" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"job_id" text,
	"error" text,
	"made" jsonb,
	"page_count" integer DEFAULT 0 NOT NULL,
	"token_hash" text,
	"sealed_token" text,
	"lock" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "books_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "note_links" (
	"from_id" text NOT NULL,
	"to_id" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "note_links_from_id_to_id_pk" PRIMARY KEY("from_id","to_id")
);
--> statement-breakpoint
CREATE TABLE "note_versions" (
	"note_id" text NOT NULL,
	"version" integer NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "note_versions_note_id_version_pk" PRIMARY KEY("note_id","version")
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "shares" DROP CONSTRAINT "shares_one_thing";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "lock" jsonb;--> statement-breakpoint
ALTER TABLE "designs" ADD COLUMN "lock" jsonb;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "item_type" text;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "mailings" ADD COLUMN "lock" jsonb;--> statement-breakpoint
ALTER TABLE "books" ADD CONSTRAINT "books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_links" ADD CONSTRAINT "note_links_from_id_notes_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_links" ADD CONSTRAINT "note_links_to_id_notes_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_links" ADD CONSTRAINT "note_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_versions" ADD CONSTRAINT "note_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_templates" ADD CONSTRAINT "own_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "books_user_created" ON "books" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "note_links_to" ON "note_links" USING btree ("to_id");--> statement-breakpoint
CREATE INDEX "note_links_user" ON "note_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "note_versions_user" ON "note_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notes_user_updated" ON "notes" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "notes_user_created" ON "notes" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notes_user_title" ON "notes" USING btree ("user_id",lower("title"),"id");--> statement-breakpoint
CREATE INDEX "own_templates_user_updated" ON "own_templates" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "own_templates_state" ON "own_templates" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "shares_item" ON "shares" USING btree ("item_id");--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_one_thing" CHECK (num_nonnulls("shares"."asset_id", "shares"."collection_id", "shares"."item_id") = 1);