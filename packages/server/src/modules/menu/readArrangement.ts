import type { MenuArrangementInput, MenuEntryInput, MenuGroupInput, Role, UserError } from '@somo/graphql/schema'
import { pageNamesOf } from '../legal/documents/pageNames.ts'
import { lineOf, readTexts } from '../media/editing/readTexts.ts'
import { type LocalTexts } from '../media/mediumTypes.ts'
import type { StoredArrangement, StoredEntry, StoredGroup } from './menuTypes.ts'
import { userError } from '../userError.ts'

const labelRule = lineOf(40)
const mostGroups = 30
const mostEntries = 100
const longestUrl = 500
const roles = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const satisfies readonly Role[]

const builtInGroups = ['start', 'proofs', 'surroundings', 'people', 'learning', 'evaluation', 'system', 'more']
const ownGroup = /^group-[a-z0-9-]{1,40}$/
const link = /^link-[a-z0-9-]{1,40}$/
/** The profile is in the account menu. The help has no help of its own, so it is not among the named pages. */
const screens = new Set([...Object.keys(pageNamesOf('en')).filter((path) => path !== '/my-profile'), '/using-sitos'])

/** What must stay in the menu, and for whom: without the last one nobody could bring anything back. */
const locked: Readonly<Record<string, readonly Role[]>> = {
  '/dashboard': roles,
  '/menu-configuration': ['ADMIN'],
}

/** An arrangement as it is kept, with what is wrong with it; errors name the entry or group first. */
export function readArrangement({ groups }: MenuArrangementInput): {
  readonly arrangement: StoredArrangement
  readonly errors: readonly UserError[]
} {
  const errors: UserError[] = []
  const ids = [...groups.map(({ id }) => id), ...groups.flatMap(({ entries }) => entries.map(({ id }) => id))]
  if (groups.length > mostGroups || ids.length - groups.length > mostEntries) errors.push(userError('TOO_MANY'))
  else if (new Set(ids).size !== ids.length) errors.push(userError('REPEATED'))
  const read = groups.map((group) => readGroup(group, errors))
  return { arrangement: { groups: read }, errors }
}

const named = (labels: LocalTexts) => (Object.keys(labels).length === 0 ? {} : { labels })

function readGroup({ id, labels, entries }: MenuGroupInput, errors: UserError[]): StoredGroup {
  const isOwn = ownGroup.test(id)
  if (!isOwn && !builtInGroups.includes(id)) errors.push(userError('UNKNOWN', id))
  const texts = readTexts(labels, [id, 'labels'], labelRule, errors)
  if (isOwn && Object.keys(texts).length === 0) errors.push(userError('REQUIRED', id, 'labels'))
  return { id, ...named(texts), entries: entries.map((entry) => readEntry(entry, errors)) }
}

function readEntry({ id, labels, hiddenFor, url, level }: MenuEntryInput, errors: UserError[]): StoredEntry {
  const isLink = link.test(id)
  if (!isLink && !screens.has(id)) errors.push(userError('UNKNOWN', id))
  const texts = readTexts(labels, [id, 'labels'], labelRule, errors)
  const hidden = roles.filter((role) => hiddenFor.includes(role))
  if (hidden.some((role) => locked[id]?.includes(role))) errors.push(userError('LOCKED', id, 'hiddenFor'))
  const base = { id, ...named(texts), ...(hidden.length === 0 ? {} : { hiddenFor: hidden }) }
  if (!isLink) return base
  if (Object.keys(texts).length === 0) errors.push(userError('REQUIRED', id, 'labels'))
  const address = readAddress(url ?? '')
  if (address === null) errors.push(userError((url ?? '').trim() === '' ? 'REQUIRED' : 'NOT_OFFERED', id, 'url'))
  return { ...base, url: address ?? '', level: level ?? 'LEARNER' }
}

/** An address with https and without a password, as the browser writes it; null for any other. */
function readAddress(text: string): string | null {
  const trimmed = text.trim()
  const url = trimmed.length <= longestUrl && URL.canParse(trimmed) ? new URL(trimmed) : null
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}
