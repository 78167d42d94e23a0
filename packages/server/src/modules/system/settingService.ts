import type { Setting, SettingPayload, UserErrorCode } from '@somo/graphql/schema'
import type { PoolClient } from 'pg'
import type { Database } from '../../database/connect.ts'
import { inTransaction } from '../../database/transaction.ts'
import { writeAudit, type Actor } from '../audit/auditLog.ts'
import { tidyTimeZone } from '../profile/timeZones.ts'
import { nameInSql } from '../list/keysetPage.ts'
import { settingRules, type SettingRule } from './settings.ts'

/** The settings of the installation, as an administrator sees and changes them. */
export interface SettingService {
  list(): Promise<Setting[]>
  /** Writes a value where the setting stands as `revision` says; null puts the default back. */
  set(id: string, revision: number, value: string | null, actor: Actor): Promise<SettingPayload>
}

interface Row {
  readonly id: string
  readonly value: string | null
  readonly revision: number
  readonly changedAt: string
  readonly changedBy: string | null
}

const select = `select s.id, s.value, s.revision, s.changed_at::text as "changedAt", ${nameInSql('p')} as "changedBy"
  from setting s left join person p on p.uuid = s.changed_by`

/** The rules about settings; `facts` are shown beside them. */
export function createSettingService(database: Database, facts: () => Promise<readonly Setting[]>): SettingService {
  return {
    async list() {
      const { rows } = await database.pool.query<Row>(select)
      return [
        ...settingRules.map((rule) =>
          show(
            rule,
            rows.find(({ id }) => id === rule.id),
          ),
        ),
        ...(await facts()),
      ]
    },
    async set(id, revision, value, actor) {
      const rule = settingRules.find((one) => one.id === id)
      if (rule === undefined) return refuse((await facts()).some((one) => one.id === id) ? 'LOCKED' : 'UNKNOWN')
      const text = value?.trim() ?? ''
      const error = text === '' ? null : checkText(rule, text)
      if (error !== null) return refuse(error, 'value')
      return inTransaction(database.pool, (client) =>
        write(client, rule, revision, text === '' ? null : spell(rule, text), actor),
      )
    },
  }
}

function checkText(rule: SettingRule, text: string): UserErrorCode | null {
  return text.length > 400 ? 'TOO_LONG' : rule.validate(text)
}

/** A value as it is kept: a time zone in its own spelling. */
const spell = ({ kind }: SettingRule, text: string): string => (kind === 'TIME_ZONE' ? tidyTimeZone(text) : text)

const refuse = (code: UserErrorCode, ...path: string[]): SettingPayload => ({
  setting: null,
  userErrors: [{ code, path }],
})

async function write(
  client: PoolClient,
  rule: SettingRule,
  revision: number,
  value: string | null,
  actor: Actor,
): Promise<SettingPayload> {
  // The row is made first, so that two who change it for the first time at the same moment meet at it.
  await client.query('insert into setting (id, revision) values ($1, 1) on conflict (id) do nothing', [rule.id])
  const before = await read(client, rule)
  if (before.revision !== revision) return { setting: before, userErrors: [{ code: 'CHANGED_MEANWHILE', path: [] }] }
  if ((before.source === 'DEFAULT' ? null : before.value) === value) return { setting: before, userErrors: [] }
  await client.query(
    `update setting set value = $2, revision = revision + 1, changed_at = now(),
       changed_by = (select p.uuid from person p where p.subject = $3) where id = $1`,
    [rule.id, value, actor.subject],
  )
  const after = await read(client, rule)
  await writeAudit(client, actor, [
    {
      action: 'setting.change',
      objectKind: 'setting',
      object: null,
      before: { [rule.id]: before.value },
      after: { [rule.id]: after.value },
    },
  ])
  return { setting: after, userErrors: [] }
}

async function read(client: PoolClient, rule: SettingRule): Promise<Setting> {
  const { rows } = await client.query<Row>(`${select} where s.id = $1 for update of s`, [rule.id])
  return show(rule, rows[0])
}

function show({ id, section, kind, default: fallback, choices }: SettingRule, row: Row | undefined): Setting {
  const isChanged = row !== undefined && row.revision > 1
  const value = row?.value ?? null
  return {
    id,
    section,
    kind,
    default: fallback,
    choices: [...choices],
    revision: row?.revision ?? 1,
    value: value ?? fallback,
    source: value === null ? 'DEFAULT' : 'DATABASE',
    changedAt: isChanged ? row.changedAt : null,
    changedBy: isChanged ? row.changedBy : null,
  }
}
