import type {
  CustomField,
  CustomFieldHolders,
  CustomFieldInput,
  CustomFieldListPayload,
  CustomFieldPayload,
  UserError,
} from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { Caller } from '../../access/caller.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import type { AuditAction } from '../audit/auditActions.ts'
import { writeAudit, type Actor } from '../audit/auditLog.ts'
import type { SettingReader } from '../system/settings.ts'
import { describeField, readSeen, viewerOf, type FieldRow } from './definitions.ts'
import { checkKey, mostFields, readInput, type FieldFacts } from './rules.ts'
import * as store from './store.ts'
import { userError } from '../userError.ts'

/** The definitions of fields that an installation adds to its people. */
export interface CustomFieldService {
  /** All in their order, those put away last. */
  list(): Promise<CustomField[]>
  /** Those in force that the caller sees of people they manage. */
  listSeen(caller: Caller): Promise<CustomField[]>
  countHolders(): Promise<CustomFieldHolders[]>
  readNeededLocale(): Promise<string>
  /** Asked twice with one idempotence key, one field is made. */
  create(key: string, input: CustomFieldInput, idempotenceKey: string | null, actor: Actor): Promise<CustomFieldPayload>
  update(uuid: string, revision: number, input: CustomFieldInput, actor: Actor): Promise<CustomFieldPayload>
  order(uuids: readonly string[], actor: Actor): Promise<CustomFieldListPayload>
  archive(uuid: string, revision: number, actor: Actor): Promise<CustomFieldPayload>
  restore(uuid: string, revision: number, actor: Actor): Promise<CustomFieldPayload>
  remove(uuid: string, revision: number, actor: Actor): Promise<CustomFieldPayload>
}

/** What the rules need. */
export interface CustomFieldDeps {
  readonly pool: Pool
  readonly settings: SettingReader
}

/** The rules about definitions. */
export function createCustomFieldService(deps: CustomFieldDeps): CustomFieldService {
  const { pool, settings } = deps
  const readNeededLocale = async (): Promise<string> => (await settings.read()).defaultLocale
  const answer = async (uuid: string | null, userErrors: UserError[]): Promise<CustomFieldPayload> => {
    const row = uuid === null ? null : await store.findField(pool, uuid)
    return { field: row === null ? null : describeField(row), userErrors }
  }
  const change = async (uuid: string, revision: number, actor: Actor, work: Work): Promise<CustomFieldPayload> =>
    answer(uuid, await inTransaction(pool, (client) => changeOne(client, { uuid, revision, actor }, work)))
  return {
    list: async () => (await store.listFields(pool)).map(describeField),
    listSeen: async (caller) => (await readSeen(pool, viewerOf(caller))).map(describeField),
    countHolders: () => store.readHolders(pool),
    readNeededLocale,
    async create(key, input, idempotenceKey, actor) {
      const made = await create(
        deps,
        { key: key.trim().toLowerCase(), input, idempotenceKey, actor },
        await readNeededLocale(),
      )
      return answer(made.uuid, made.userErrors)
    },
    async update(uuid, revision, input, actor) {
      const { facts, userErrors } = readInput(input, await readNeededLocale())
      return change(uuid, revision, actor, async (client, field) =>
        userErrors.length > 0 ? userErrors : update(client, field, facts),
      )
    },
    async order(uuids, actor) {
      const userErrors = await inTransaction(pool, (client) => order(client, uuids, actor))
      return { fields: (await store.listFields(pool)).map(describeField), userErrors }
    },
    archive: (uuid, revision, actor) =>
      change(uuid, revision, actor, (client, field) => setArchived(client, field, true)),
    restore: (uuid, revision, actor) =>
      change(uuid, revision, actor, (client, field) => setArchived(client, field, false)),
    remove: (uuid, revision, actor) => change(uuid, revision, actor, remove),
  }
}

interface Change {
  readonly action: AuditAction
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** What is done to a definition that nobody else can change meanwhile: for the log, or what is wrong; null: nothing to do. */
type Work = (client: PoolClient, field: FieldRow) => Promise<Change | UserError[] | null>

async function changeOne(
  client: PoolClient,
  { uuid, revision, actor }: { uuid: string; revision: number; actor: Actor },
  work: Work,
): Promise<UserError[]> {
  // Before any row, so that two who put away and order fields do not wait for each other for ever.
  await store.lockOrder(client)
  const field = await store.lockField(client, uuid)
  if (field === null) return [userError('UNKNOWN', 'uuid')]
  if (field.revision !== revision) return [userError('CHANGED_MEANWHILE')]
  const done = await work(client, field)
  if (Array.isArray(done)) return done
  if (done !== null) await writeAudit(client, actor, [{ ...done, objectKind: 'customField', object: uuid }])
  return []
}

const factNames = [
  'kind',
  'labels',
  'choices',
  'isRequired',
  'visibleTo',
  'isOwn',
] as const satisfies readonly (keyof FieldFacts)[]

// Kept as jsonb, objects come back with their keys in another order.
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .map(([key, one]) => [key, sorted(one)])
            .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
        )
      : value
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** A definition as the audit log tells it: texts in all languages as one, choices by their keys. */
const auditedFacts = ({ kind, labels, choices, isRequired, visibleTo, isOwn }: FieldFacts) => ({
  kind,
  labels: Object.values(labels).join(' / '),
  choices: choices.map(({ key }) => key),
  isRequired,
  visibleTo,
  isOwn,
})

async function update(client: PoolClient, field: FieldRow, facts: FieldFacts): Promise<Change | UserError[] | null> {
  const changed = factNames.filter((name) => !isSame(field[name], facts[name]))
  if (changed.length === 0) return null
  if (field.kind !== facts.kind && (await store.isFieldUsed(client, field.key))) return [userError('IN_USE', 'kind')]
  const gone = field.choices.filter(({ key }) => !facts.choices.some((choice) => choice.key === key))
  const usedChoices = await store.findUsedChoices(
    client,
    field.key,
    gone.map(({ key }) => key),
  )
  if (usedChoices.length > 0) return [userError('IN_USE', 'choices')]
  await store.updateField(client, field.uuid, facts)
  const pick = (from: FieldFacts) =>
    Object.fromEntries(Object.entries(auditedFacts(from)).filter(([name]) => changed.some((one) => one === name)))
  return {
    action: 'customField.update',
    before: { key: field.key, ...pick(field) },
    after: { key: field.key, ...pick(facts) },
  }
}

async function setArchived(
  client: PoolClient,
  field: FieldRow,
  isArchived: boolean,
): Promise<Change | UserError[] | null> {
  if (field.isArchived === isArchived) return null
  if (!isArchived && (await isFull(client))) return [userError('TOO_MANY')]
  await store.archiveField(client, field.uuid, isArchived)
  return { action: isArchived ? 'customField.archive' : 'customField.restore', after: { key: field.key } }
}

async function remove(client: PoolClient, field: FieldRow): Promise<Change | UserError[]> {
  if (await store.isFieldUsed(client, field.key)) return [userError('IN_USE')]
  await store.removeField(client, field.uuid)
  return { action: 'customField.remove', before: { key: field.key, labels: auditedFacts(field).labels } }
}

const isFull = async (client: PoolClient): Promise<boolean> =>
  (await store.listFields(client)).filter(({ isArchived }) => !isArchived).length >= mostFields

async function order(client: PoolClient, uuids: readonly string[], actor: Actor): Promise<UserError[]> {
  await store.lockOrder(client)
  const present = (await store.listFields(client)).filter(({ isArchived }) => !isArchived).map(({ uuid }) => uuid)
  if ([...uuids].toSorted().join() !== [...present].toSorted().join()) return [userError('UNKNOWN', 'uuids')]
  if (uuids.join() === present.join()) return []
  await store.orderFields(client, uuids)
  await writeAudit(client, actor, [{ action: 'customField.order', objectKind: 'customField', object: null }])
  return []
}

interface Wish {
  readonly key: string
  readonly input: CustomFieldInput
  readonly idempotenceKey: string | null
  readonly actor: Actor
}

const meet = 'insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing'
const claimKey = `insert into idempotence_key (person, key, object) select p.uuid, $2, $3 from person p where p.subject = $1
  on conflict (person, key) do nothing`
const readKey = `select k.object from idempotence_key k join person p on p.uuid = k.person where p.subject = $1 and k.key = $2`

/** What this key made before; null where it makes something now, with the uuid `made`. */
async function findMade(client: PoolClient, { idempotenceKey, actor }: Wish, made: string): Promise<string | null> {
  if (idempotenceKey === null) return null
  const values = [actor.subject, idempotenceKey.slice(0, 200)]
  await client.query(meet, [createUuid(), actor.subject])
  if ((await client.query(claimKey, [...values, made])).rowCount === 1) return null
  return (await client.query<{ object: string }>(readKey, values)).rows[0]?.object ?? null
}

async function create(
  { pool }: CustomFieldDeps,
  wish: Wish,
  needed: string,
): Promise<{ uuid: string | null; userErrors: UserError[] }> {
  const { facts, userErrors } = readInput(wish.input, needed)
  const errors = [...checkKey(wish.key), ...userErrors]
  if (errors.length > 0) return { uuid: null, userErrors: errors }
  return inTransaction(pool, async (client) => {
    await store.lockOrder(client)
    const uuid = createUuid()
    const known = await findMade(client, wish, uuid)
    if (known !== null) return { uuid: known, userErrors: [] }
    const code = (await isFull(client))
      ? 'TOO_MANY'
      : (await store.insertField(client, uuid, wish.key, facts))
        ? null
        : 'TAKEN'
    if (code !== null)
      return { uuid: null, userErrors: code === 'TAKEN' ? [userError(code, 'key')] : [userError(code)] }
    await writeAudit(client, wish.actor, [
      {
        action: 'customField.create',
        objectKind: 'customField',
        object: uuid,
        after: { key: wish.key, ...auditedFacts(facts) },
      },
    ])
    return { uuid, userErrors: [] }
  })
}
