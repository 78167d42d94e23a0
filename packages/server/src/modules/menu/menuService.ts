import type { MenuArrangement, MenuArrangementInput, MenuPayload, MenuState, UserError } from '@somo/graphql/schema'
import type { Pool, PoolClient } from 'pg'
import type { RequestCall } from '../../access/callContext.ts'
import type { Caller } from '../../access/caller.ts'
import { writeAudit } from '../audit/auditLog.ts'
import { listTexts } from '../media/mediumMapper.ts'
import type { ModuleDeps } from '../module.ts'
import { readMenu, readPublished, writeMenu, writePublished, type MenuRecord } from './menuStore.ts'
import { isSameArrangement, type Arrangement } from './menuTypes.ts'
import { readArrangement } from './readArrangement.ts'
import { userError } from '../userError.ts'

/** The menu of the installation. Each change names the revision it was made from. */
export interface MenuService {
  find(): Promise<MenuState>
  saveDraft(revision: number, input: MenuArrangementInput | null, caller: Pick<Caller, 'subject'>): Promise<MenuPayload>
  discardDraft(revision: number): Promise<MenuPayload>
  publish(revision: number, call: RequestCall): Promise<MenuPayload>
  undoPublish(revision: number, call: RequestCall): Promise<MenuPayload>
}

export interface MenuDeps extends Pick<ModuleDeps, 'transact' | 'preferences' | 'nameOf'> {
  readonly pool: Pool
}

interface Current {
  readonly client: PoolClient
  readonly record: MenuRecord
  readonly published: Arrangement
}

const noDraft = { draft: null, draftSavedAt: null, draftSavedBy: null }
const nothingToDo: UserError[] = [userError('NOTHING_TO_DO')]

/** Makes the service. */
export function createMenuService({ pool, transact, preferences, nameOf }: MenuDeps): MenuService {
  const find = async (): Promise<MenuState> => {
    const [record, published] = await Promise.all([readMenu(pool), readPublished(preferences)])
    return mapState(record, published, nameOf)
  }
  const change = async (revision: number, work: (current: Current) => Promise<UserError[]>): Promise<MenuPayload> => {
    const userErrors = await transact(async (client) => {
      const record = await readMenu(client, true)
      if (record.revision !== revision) return [userError('CHANGED_MEANWHILE')]
      return work({ client, record, published: await readPublished(preferences, client) })
    })
    return { menu: await find(), userErrors }
  }
  return {
    find,
    async saveDraft(revision, input, { subject }) {
      const read = input === null ? { arrangement: null, errors: [] } : readArrangement(input)
      if (read.errors.length > 0) return { menu: await find(), userErrors: [...read.errors] }
      const { arrangement } = read
      return change(revision, async ({ client, record, published }) => {
        const saved = { draft: { arrangement }, draftSavedAt: new Date().toISOString(), draftSavedBy: subject }
        // What equals the published menu is no draft.
        await writeMenu(client, { ...record, ...(isSameArrangement(arrangement, published) ? noDraft : saved) })
        return []
      })
    },
    discardDraft: (revision) =>
      change(revision, async ({ client, record, published }) => {
        if (draftOf(record, published) === null) return nothingToDo
        await writeMenu(client, { ...record, ...noDraft })
        return []
      }),
    publish: (revision, call) =>
      change(revision, async ({ client, record, published }) => {
        const draft = draftOf(record, published)
        if (draft === null) return nothingToDo
        const previous = { arrangement: published, publishedAt: record.publishedAt }
        await writeMenu(client, { ...record, ...noDraft, previous, publishedAt: new Date().toISOString() })
        await writePublished(preferences, draft.arrangement, client)
        await writeAudit(client, call, [{ action: 'menu.publish', objectKind: 'menu', object: null }])
        return []
      }),
    undoPublish: (revision, call) =>
      change(revision, async ({ client, record }) => {
        const { previous } = record
        if (previous === null) return nothingToDo
        await writeMenu(client, { ...record, previous: null, publishedAt: previous.publishedAt })
        await writePublished(preferences, previous.arrangement, client)
        await writeAudit(client, call, [{ action: 'menu.undoPublish', objectKind: 'menu', object: null }])
        return []
      }),
  }
}

async function mapState(record: MenuRecord, published: Arrangement, nameOf: MenuDeps['nameOf']): Promise<MenuState> {
  const draft = draftOf(record, published)
  const { draftSavedAt, draftSavedBy } = record
  return {
    published: mapArrangement(published),
    publishedAt: record.publishedAt,
    draft: mapArrangement(draft === null ? published : draft.arrangement),
    hasDraft: draft !== null,
    draftSavedAt: draft === null ? null : draftSavedAt,
    draftSavedBy: draft === null || draftSavedBy === null ? null : await nameOf(draftSavedBy),
    hasPrevious: record.previous !== null,
    revision: record.revision,
  }
}

/** The draft where it differs from what is published: a publication that is taken back can make them equal. */
const draftOf = ({ draft }: MenuRecord, published: Arrangement): MenuRecord['draft'] =>
  draft !== null && !isSameArrangement(draft.arrangement, published) ? draft : null

const mapArrangement = (arrangement: Arrangement): MenuArrangement | null =>
  arrangement === null
    ? null
    : {
        groups: arrangement.groups.map(({ id, labels, entries }) => ({
          id,
          labels: listTexts(labels ?? null),
          entries: entries.map((entry) => ({
            id: entry.id,
            labels: listTexts(entry.labels ?? null),
            hiddenFor: [...(entry.hiddenFor ?? [])],
            url: entry.url ?? null,
            level: entry.level ?? null,
          })),
        })),
      }
