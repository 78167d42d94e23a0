import { createHash, randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import type { NewMail } from '../../mail/outbox.ts'
import type { PeopleDeps } from '../peopleDeps.ts'

/** The purpose of a link. */
export type LinkKind = 'INVITATION' | 'PASSWORD_RESET' | 'LETTER'

/** The recipient of a link. */
export interface LinkRecipient {
  readonly uuid: string
  readonly name: string
  readonly email: string | null
  readonly locale: string | null
}

/** A new link. Its secret is stored nowhere. */
export interface NewLink {
  readonly person: string
  readonly secret: string
  readonly expiresAt: Date
}

const day = 24 * 60 * 60 * 1000
const lifetimes: Readonly<Record<LinkKind, number>> = {
  INVITATION: 14 * day,
  LETTER: 14 * day,
  PASSWORD_RESET: day / 24,
}

// Crockford's base 32: no letter that looks like another, or like a digit.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eighty bits as text that is easy to type from paper. */
function createCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % 32] ?? '')
  return letters.join('').replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** The stored hash of a secret. The code of a letter ignores case, the secret of a link does not. */
export function hashSecret(secret: string): Buffer {
  const code = secret.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
  const isCode = code.length === 16 && /^[\dA-Za-z\s-]+$/.test(secret.trim())
  // The alphabet has no I, L and O: people who type them mean the digits.
  const plain = isCode ? code.replaceAll(/[IL]/g, '1').replaceAll('O', '0') : secret
  return createHash('sha256').update(plain).digest()
}

const dropOld = `delete from invitation where person = any($1::uuid[]) and used_at is null and (kind = 'PASSWORD_RESET') = $2`

const insert = `insert into invitation (uuid, person, token_hash, kind, expires_at)
  select n.uuid, n.person, n.hash, $4, $5 from unnest($1::uuid[], $2::uuid[], $3::bytea[]) as n (uuid, person, hash)`

const note = `update person set invited_at = now() where uuid = any($1::uuid[])`

/** Creates a link for each person; their older links become invalid. */
export async function createLinks(
  client: PoolClient,
  people: readonly string[],
  kind: LinkKind,
): Promise<readonly NewLink[]> {
  if (people.length === 0) return []
  const expiresAt = new Date(Date.now() + lifetimes[kind])
  const links = people.map((person) => {
    const secret = kind === 'LETTER' ? createCode() : randomBytes(32).toString('base64url')
    return { person, secret, expiresAt }
  })
  await client.query(dropOld, [people, kind === 'PASSWORD_RESET'])
  const hashes = links.map(({ secret }) => hashSecret(secret))
  await client.query(insert, [people.map(() => createUuid()), people, hashes, kind, expiresAt])
  if (kind !== 'PASSWORD_RESET') await client.query(note, [people])
  return links
}

const productStatement = `select coalesce(
  (select nullif(trim(value), '') from module_preference where module_name = 'DESIGN' and key = 'PRODUCT_NAME'),
  (select name from unit where is_general), 'Somo') as product`

/** The name of the product. */
export async function readProductName(client: Pick<PoolClient, 'query'>): Promise<string> {
  return (await client.query<{ product: string }>(productStatement)).rows[0]?.product ?? 'Somo'
}

/** The address of a link: a page of the server, as its reader is not signed in. */
export const linkAddress = (origin: string, secret: string): string => `${origin}/oidc/invitation/${secret}`

/** Creates links and queues the mails with them. Skips people without an email address. */
export async function sendLinks(
  { outbox, origin }: Pick<PeopleDeps, 'outbox' | 'origin'>,
  client: PoolClient,
  people: readonly LinkRecipient[],
  kind: 'INVITATION' | 'PASSWORD_RESET',
): Promise<void> {
  if (people.length === 0) return
  const product = await readProductName(client)
  const links = await createLinks(
    client,
    people.map(({ uuid }) => uuid),
    kind,
  )
  const mails = people.flatMap(({ uuid, name, email, locale }, index): NewMail[] => {
    const link = links[index]
    if (link === undefined || email === null) return []
    const until = link.expiresAt.toISOString()
    const values = { name, product, url: linkAddress(origin, link.secret), until }
    const dedupeKey = `${kind}:${hashSecret(link.secret).toString('base64url')}`
    return [{ event: kind, person: uuid, address: email, locale, values, dedupeKey }]
  })
  await outbox.enqueue(client, mails)
}
