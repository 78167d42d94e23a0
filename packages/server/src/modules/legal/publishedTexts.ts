import type { LegalKind } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import { chooseText, type KeptTexts } from './texts.ts'

/** A text in force as anybody may read it. */
export interface PublicText {
  /** The language it is written in, which may be another than the one wished for. */
  readonly locale: string
  readonly title: string
  readonly body: string
  readonly publishedAt: Date
}

/** The texts in force, for pages that anybody may open. */
export interface PublishedTexts {
  /** In the wished language, else in the installation's first one, else in any; null while none is in force. */
  find(kind: LegalKind, locale: string): Promise<PublicText | null>
}

const select = `select v.texts, v.published_at as "publishedAt" from legal_document d
  join legal_version v on v.document = d.uuid and v.state = 'PUBLISHED'
  where d.kind = $1 and d.archived_at is null`

/** The texts in force over the product's database. */
export function createPublishedTexts(pool: Pool): PublishedTexts {
  return {
    async find(kind, locale) {
      const { rows } = await pool.query<{ texts: KeptTexts; publishedAt: Date }>({ name: 'legal-public', text: select, values: [kind] })
      const [row] = rows
      const text = row === undefined ? null : chooseText(row.texts, [locale])
      return row === undefined || text === null ? null : { ...text, publishedAt: row.publishedAt }
    },
  }
}
