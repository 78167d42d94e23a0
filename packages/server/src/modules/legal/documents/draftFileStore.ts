import type { PoolClient } from 'pg'
import type { CheckedTexts, StoredFileFacts, StoredText, StoredTexts } from './legalTexts.ts'

/** Whose draft takes files. */
export interface TakingDraft {
  readonly document: string
  /** The subject of who saves it. */
  readonly owner: string
}

// What is sent belongs to who sent it, until a version of the document has it; then to all who write that document.
const take = `update upload u set taken_at = coalesce(u.taken_at, now()), released_at = null
  where u.uuid = any($1::uuid[]) and u.kind = 'LEGAL_TEXT' and u.stored_at is not null and (
    (u.owner = $2 and u.taken_at is null)
    or exists (select from legal_version_file f join legal_version v on v.uuid = f.version where f.upload = u.uuid and v.document = $3))
  returning u.uuid, u.file as key, u.name, u.bytes as size, u.pages, encode(u.digest, 'hex') as digest`

/** Takes the files that texts name into use and puts what is known of them beside; those that cannot be are named. */
export async function takeFiles(
  texts: StoredTexts,
  { document, owner }: TakingDraft,
  client: PoolClient,
): Promise<CheckedTexts> {
  const named = Object.entries(texts).filter(([, { form, body }]) => form === 'PDF' && body !== '')
  if (named.length === 0) return { texts }
  const wanted = named.map(([, { body }]) => body)
  const { rows } = await client.query<StoredFileFacts & { readonly uuid: string }>(take, [wanted, owner, document])
  const found = new Map(rows.map(({ uuid, ...facts }) => [uuid, facts]))
  const missing = named.filter(([, { body }]) => !found.has(body.toLowerCase()))
  if (missing.length > 0)
    return { userErrors: missing.map(([locale]) => ({ code: 'UNKNOWN' as const, path: [locale, 'file'] })) }
  const withFacts = ([locale, text]: readonly [string, StoredText]): readonly [string, StoredText] => {
    const file = text.form === 'PDF' ? found.get(text.body.toLowerCase()) : undefined
    return [locale, file === undefined ? text : { ...text, body: text.body.toLowerCase(), file }]
  }
  return { texts: Object.fromEntries(Object.entries(texts).map(withFacts)) }
}
