import {
  sql,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from './drizzle.ts'

// The migrations say what the database looks like; a test compares these tables with what they made (decision 45).

/** A text that people read: sorted by ICU's root collation, the same on every machine. */
const readText = customType<{ data: string }>({ dataType: () => 'text collate "und-x-icu"' })

const createdAt = timestamp('created_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()
const updatedAt = timestamp('updated_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow()

/** Units, the parts of the organisation. */
export const unitTable = pgTable(
  'unit',
  {
    uuid: uuid('uuid').primaryKey(),
    id: integer('id').notNull().generatedAlwaysAsIdentity(),
    key: text('key').notNull(),
    name: readText('name').notNull(),
    displayedId: text('displayed_id'),
    parent: uuid('parent'),
    isActive: boolean('is_active').notNull().default(true),
    isGeneral: boolean('is_general').notNull().default(false),
    logoUrl: text('logo_url'),
    color: text('color'),
    revision: integer('revision').notNull().default(1),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('unit_id_index').on(table.id),
    uniqueIndex('unit_key_index').on(table.key),
    uniqueIndex('unit_general_index')
      .on(table.isGeneral)
      .where(sql`is_general`),
    index('unit_name_index').on(table.name, table.uuid),
    index('unit_key_page_index').on(table.key, table.uuid),
    index('unit_parent_index').on(table.parent),
    check('unit_color_check', sql`color ~ '^#[0-9a-f]{6}$'`),
    check('unit_parent_check', sql`parent <> uuid`),
  ],
)

/** Settings of the product, by module. */
export const modulePreferenceTable = pgTable(
  'module_preference',
  { moduleName: text('module_name').notNull(), key: text('key').notNull(), value: text('value').notNull(), updatedAt },
  (table) => [primaryKey({ name: 'module_preference_pkey', columns: [table.moduleName, table.key] })],
)

/** People as the product knows them, found by the subject of their tokens. */
export const personTable = pgTable(
  'person',
  {
    uuid: uuid('uuid').primaryKey(),
    subject: text('subject').notNull(),
    loginCount: integer('login_count').notNull().default(0),
    phone: text('phone'),
    pronouns: text('pronouns'),
    avatarUrl: text('avatar_url'),
    revision: integer('revision').notNull().default(0),
    createdAt,
    updatedAt,
  },
  (table) => [
    uniqueIndex('person_subject_index').on(table.subject),
    check('person_login_count_check', sql`login_count >= 0`),
  ],
)

/** Sessions whose sign-in has been counted. */
export const countedSessionTable = pgTable(
  'counted_session',
  {
    subject: text('subject').notNull(),
    sessionId: text('session_id').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ name: 'counted_session_pkey', columns: [table.subject, table.sessionId] }),
    index('counted_session_age_index').on(table.countedAt),
  ],
)

/** All tables of these files, for whoever compares them with the database. */
export const tables = [unitTable, modulePreferenceTable, personTable, countedSessionTable] as const
