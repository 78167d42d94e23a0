import type { Queryable } from '../../../database/transaction.ts'
import type { MailLocale } from '../mailWords.ts'
import type { TemplateText } from './renderTemplate.ts'

export interface TemplateTextRow extends TemplateText {
  readonly event: string
  readonly locale: MailLocale
}

export interface TemplateRow {
  readonly event: string
  readonly isActive: boolean
  readonly revision: number
}

/** The changed texts of some mails. */
export async function readTexts(sql: Queryable, events: readonly string[]): Promise<TemplateTextRow[]> {
  const { rows } = await sql.query<TemplateTextRow>(
    'select event, locale, subject, main, extra, button from mail_template_text where event = any($1::text[])',
    [events],
  )
  return rows
}

/** The templates that were changed or switched off; others have no row. @param lock for a change of the only one named */
export async function readTemplates(sql: Queryable, events: readonly string[], lock = false): Promise<TemplateRow[]> {
  const { rows } = await sql.query<TemplateRow>(
    `select event, is_active as "isActive", revision from mail_template where event = any($1::text[]) ${lock ? 'for update' : ''}`,
    [events],
  )
  return rows
}

/** The mails that are switched off. */
export async function readInactive(sql: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await sql.query<{ event: string }>('select event from mail_template where not is_active')
  return new Set(rows.map(({ event }) => event))
}

/** Makes the row of a template, so that it can be locked. */
export async function ensureTemplate(sql: Queryable, event: string): Promise<void> {
  await sql.query('insert into mail_template (event) values ($1) on conflict (event) do nothing', [event])
}

/** Saves the switch and counts the revision. */
export async function saveTemplate(sql: Queryable, event: string, isActive: boolean, subject: string): Promise<void> {
  await sql.query(
    `update mail_template set is_active = $2, revision = revision + 1, updated_at = now(),
      updated_by = (select uuid from person where subject = $3) where event = $1`,
    [event, isActive, subject],
  )
}

/** Saves the text of a language; null goes back to the default. */
export async function saveText(sql: Queryable, event: string, locale: string, text: TemplateText | null) {
  if (text === null) {
    await sql.query('delete from mail_template_text where event = $1 and locale = $2', [event, locale])
    return
  }
  const { subject, main, extra, button } = text
  await sql.query(
    `insert into mail_template_text (event, locale, subject, main, extra, button) values ($1, $2, $3, $4, $5, $6)
      on conflict (event, locale) do update set subject = excluded.subject, main = excluded.main, extra = excluded.extra,
        button = excluded.button`,
    [event, locale, subject, main, extra, button],
  )
}
