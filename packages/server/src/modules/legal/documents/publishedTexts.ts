import type { LegalFile, LegalKind, LegalTextForm, LegalVersionState } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { readZone } from '../../dates/days.ts'
import { dayIn } from './startDays.ts'
import { chooseText, type StoredTexts } from './legalTexts.ts'

/** A text in force as anybody may read it. */
export interface PublicText {
  /** The language it is written in, which may be another than the one wished for. */
  readonly locale: string
  readonly title: string
  readonly form: LegalTextForm
  readonly body: string
  /** Of a PDF. */
  readonly file?: LegalFile | null
  readonly publishedAt: Date
}

/** A text that is not in force yet. */
export interface ComingText extends Omit<PublicText, 'publishedAt'> {
  /** The day (RFC 3339's full-date) it holds from, in the installation's time zone. */
  readonly startsOn: string
}

/** The texts in force, and those that will be, for pages that anybody may open. */
export interface PublishedTexts {
  /** In the wished language, else in the installation's first one, else in any; null while none is in force. */
  find(kind: LegalKind, locale: string): Promise<PublicText | null>
  /** The one whose moment has not come, by the same rules; null while none waits. */
  findComing(kind: LegalKind, locale: string): Promise<ComingText | null>
}

const select = (
  state: LegalVersionState,
): string => `select v.texts, v.published_at as "publishedAt", v.valid_from as "validFrom"
  from legal_document d join legal_version_now v on v.document = d.uuid and v.state = '${state}'
  where d.kind = $1 and d.archived_at is null`

interface Row {
  readonly texts: StoredTexts
  readonly publishedAt: Date
  readonly validFrom: Date
}

/** The texts in force over the product's database; each reading asks the clock, so none outlives its version. */
export function createPublishedTexts(pool: Pool): PublishedTexts {
  const read = async (name: string, text: string, kind: LegalKind): Promise<Row | null> =>
    (await pool.query<Row>({ name, text, values: [kind] })).rows[0] ?? null
  return {
    async find(kind, locale) {
      const row = await read('legal-public', select('PUBLISHED'), kind)
      const text = row === null ? null : chooseText(row.texts, [locale])
      return row === null || text === null ? null : { ...text, publishedAt: row.publishedAt }
    },
    async findComing(kind, locale) {
      const row = await read('legal-coming', select('SCHEDULED'), kind)
      const text = row === null ? null : chooseText(row.texts, [locale])
      if (row === null || text === null) return null
      return { ...text, startsOn: dayIn(await readZone(pool), row.validFrom) }
    },
  }
}
