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
    timeZone: text('time_zone'),
    description: text('description'),
    joinMode: text('join_mode').notNull().default('NONE'),
    takesNew: boolean('takes_new').notNull().default(false),
    archivedAt: timestamp('archived_at', { withTimezone: true, mode: 'string' }),
    isKeyUsed: boolean('is_key_used').notNull().default(false),
    stateChange: uuid('state_change'),
    wasActive: boolean('was_active'),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`search_words(name) || ' ' || fold_text(key || ' ' || coalesce(displayed_id, ''))`),
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
    uniqueIndex('unit_key_folded_index').on(sql`lower(key)`),
    uniqueIndex('unit_displayed_id_index').on(table.displayedId),
    uniqueIndex('unit_sister_index')
      .on(table.parent, sql`lower(name)`)
      .where(sql`archived_at is null`),
    index('unit_search_index').using('gin', table.searchText),
    index('unit_state_change_index')
      .on(table.stateChange)
      .where(sql`state_change is not null`),
    index('unit_archived_name_index')
      .on(table.name, table.uuid)
      .where(sql`archived_at is not null`),
    index('unit_archived_key_index')
      .on(table.key, table.uuid)
      .where(sql`archived_at is not null`),
    index('unit_inactive_name_index')
      .on(table.name, table.uuid)
      .where(sql`not is_active`),
    index('unit_inactive_key_index')
      .on(table.key, table.uuid)
      .where(sql`not is_active`),
    uniqueIndex('unit_new_people_index')
      .on(table.takesNew)
      .where(sql`takes_new`),
    index('unit_join_index')
      .on(table.name, table.uuid)
      .where(sql`join_mode <> 'NONE' and is_active and archived_at is null`),
    check('unit_general_join_check', sql`not is_general or join_mode = 'NONE'`),
    check('unit_join_mode_check', sql`join_mode in ('NONE', 'REQUEST', 'OPEN')`),
    check('unit_color_check', sql`color ~ '^#[0-9a-f]{6}$'`),
    check('unit_parent_check', sql`parent <> uuid`),
    check('unit_general_check', sql`not is_general or (parent is null and is_active and archived_at is null)`),
    check('unit_archived_check', sql`archived_at is null or not is_active`),
    check('unit_displayed_id_check', sql`length(displayed_id) between 1 and 40`),
  ],
)

/** Settings of the product, by module. */
export const modulePreferenceTable = pgTable(
  'module_preference',
  { moduleName: text('module_name').notNull(), key: text('key').notNull(), value: text('value').notNull(), updatedAt },
  (table) => [primaryKey({ name: 'module_preference_pkey', columns: [table.moduleName, table.key] })],
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
export const tables = [unitTable, modulePreferenceTable, countedSessionTable] as const
