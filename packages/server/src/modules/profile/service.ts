import { cleanName } from '@somo/graphql/personText'
import type { Profile, ProfileField, ProfilePatch, ProfilePayload, UserError } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import type { IdentityFacts, IdentityGateway } from '../../access/identityGateway.ts'
import type { AvatarFiles } from '../uploads/uploadedFiles.ts'
import { profileRules, type PatchField } from './rules.ts'
import type { OwnFacts, ProfileStore } from './store.ts'
import { tidyTimeZone } from './timeZones.ts'
import { userError } from '../userError.ts'

/** What the rules stand on. */
export interface ProfileDeps {
  readonly gateway: IdentityGateway
  readonly store: ProfileStore
  readonly avatars: AvatarFiles
  /** Runs work in one transaction: what it answers is committed, what it throws takes everything back. */
  readonly transact: <T>(work: (client: PoolClient) => Promise<T>) => Promise<T>
}

/** What people know and change of themselves. */
export interface ProfileService {
  /** Null where the caller's account is gone. */
  read(caller: Caller): Promise<Profile | null>
  /** Changes the fields that differ: all of them, or none where one is wrong. */
  update(caller: Caller, revision: number, patch: ProfilePatch): Promise<ProfilePayload>
  /** Shows another picture; null takes it away. */
  setAvatar(caller: Caller, upload: string | null): Promise<ProfilePayload>
}

type Values = Readonly<Partial<Record<PatchField, string | null>>>

// In the order of the fields on the screen, and so of their errors.
const lockNames = {
  givenName: 'GIVEN_NAME',
  familyName: 'FAMILY_NAME',
  phone: null,
  pronouns: null,
  locale: 'LOCALE',
  dateFormat: 'DATE_FORMAT',
  timeFormat: 'TIME_FORMAT',
  timeZone: 'TIME_ZONE',
  theme: 'THEME',
} as const satisfies Readonly<Record<PatchField, ProfileField | null>>

// The keys of an object whose type names exactly these.
const fields = Object.keys(lockNames) as readonly PatchField[]

/** Whether the product itself keeps it; the rest is the identity provider's. */
const isOwn = (field: PatchField): field is 'phone' | 'pronouns' => lockNames[field] === null

function join(gateway: IdentityGateway, facts: IdentityFacts, own: OwnFacts): Profile {
  const { source, lockedFields, accountUrl } = gateway
  // Both only ever count up, so their sum names one state of the whole.
  const revision = facts.revision + own.revision
  return { ...facts, ...own, source, lockedFields: [...lockedFields], accountUrl, revision }
}

const cleaners: Readonly<Partial<Record<PatchField, (text: string) => string>>> = {
  givenName: cleanName,
  familyName: cleanName,
  pronouns: cleanName,
  timeZone: (text) => tidyTimeZone(text.trim()),
}

/** An entry as it is kept; what is none stays for the rules to refuse. */
const cleanValue = (field: PatchField, text: string): string => (cleaners[field] ?? ((one) => one.trim()))(text)

/** The fields of a patch that would change something; an empty entry takes away like null. */
function findChanges(patch: ProfilePatch, present: Profile): Values {
  const entries = fields.flatMap((field) => {
    const given = patch[field]
    if (given === undefined) return []
    const value = (given === null ? '' : cleanValue(field, given)) || null
    return value === (present[field] ?? null) ? [] : [[field, value] as const]
  })
  return Object.fromEntries(entries)
}

function findErrors(changes: Values, locked: readonly ProfileField[]): UserError[] {
  return fields.flatMap((field) => {
    const value = changes[field]
    if (value === undefined) return []
    const lock = lockNames[field]
    const code = lock !== null && locked.includes(lock) ? 'LOCKED' : value === null ? null : profileRules[field](value)
    return code === null ? [] : [{ code, path: [field] }]
  })
}

const pick = (changes: Values, wanted: (field: PatchField) => boolean): Values =>
  Object.fromEntries(
    fields.filter((field) => changes[field] !== undefined && wanted(field)).map((field) => [field, changes[field]]),
  )

async function write(
  deps: ProfileDeps,
  caller: Caller,
  facts: IdentityFacts,
  own: OwnFacts,
  changes: Values,
  client: PoolClient,
) {
  const [ours, theirs] = [pick(changes, isOwn), pick(changes, (field) => !isOwn(field))]
  const { gateway, store } = deps
  if (Object.keys(ours).length > 0 && !(await store.change(caller.subject, own.revision, ours, client))) {
    return [userError('CHANGED_MEANWHILE')]
  }
  if (Object.keys(theirs).length === 0) return []
  const outcome = await gateway.change(caller, facts.revision, theirs, client)
  // It was locked, so nobody can have changed it.
  if (outcome !== 'changed') throw new Error('A locked account was changed by somebody else.')
  return []
}

async function update(deps: ProfileDeps, caller: Caller, revision: number, patch: ProfilePatch, client: PoolClient) {
  const { gateway, store } = deps
  const facts = await gateway.lock(caller, client)
  if (facts === null) return [userError('UNKNOWN')]
  const own = await store.read(caller.subject, client)
  const present = join(gateway, facts, own)
  if (present.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  const changes = findChanges(patch, present)
  const errors = findErrors(changes, gateway.lockedFields)
  return errors.length > 0 ? errors : write(deps, caller, facts, own, changes, client)
}

/** The rules about people's own profiles, over the keeper of their identity and a store. */
export function createProfileService(deps: ProfileDeps): ProfileService {
  const { gateway, store, avatars, transact } = deps
  const read = async (caller: Caller): Promise<Profile | null> => {
    const [facts, own] = await Promise.all([gateway.read(caller), store.read(caller.subject)])
    return facts === null ? null : join(gateway, facts, own)
  }
  const answer = async (caller: Caller, userErrors: UserError[]) => ({ profile: await read(caller), userErrors })
  return {
    read,
    async update(caller, revision, patch) {
      return answer(caller, await transact((client) => update(deps, caller, revision, patch, client)))
    },
    async setAvatar(caller, upload) {
      const url = upload === null ? null : await avatars.take(upload, caller.subject)
      if (upload !== null && url === null) return answer(caller, [userError('UNKNOWN', 'upload')])
      const before = await store.changeAvatar(caller.subject, url).catch(async (error: unknown) => {
        // A picture nobody shows would stay for ever.
        if (url !== null) await avatars.remove(url)
        throw error
      })
      if (before !== null) await avatars.remove(before)
      return answer(caller, [])
    },
  }
}
