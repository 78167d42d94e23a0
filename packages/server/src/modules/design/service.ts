import { defaultPrimary } from '@somo/ui/theme/tokens'
import type { DesignInput, DesignPayload, DesignState, PageInput, UnitColorPage, UserError } from '@somo/graphql/schema'
import type { Caller } from '../../access/caller.ts'
import { createDesignChanges, type DesignChange } from './changes.ts'
import { complete, isSameDesign } from './published.ts'
import type { DesignRecord, DesignValues } from './store.ts'
import type { DesignDeps } from './designDeps.ts'

/** How the product looks, for those who decide it. Each change names the revision it was made from. */
export interface DesignService {
  findDesign(): Promise<DesignState>
  /** When the waiting draft was last saved; null where nothing waits. */
  draftSince(): Promise<Date | null>
  /** Who sees which colour, by the unit's name. @throws SomoError BAD_INPUT for a senseless page. */
  listUnitColors(page: PageInput): Promise<UnitColorPage>
  saveDraft(revision: number, input: DesignInput, caller: Caller): Promise<DesignPayload>
  discardDraft(revision: number): Promise<DesignPayload>
  publish(revision: number): Promise<DesignPayload>
  undoPublish(revision: number): Promise<DesignPayload>
}

/** The rules about the design over its store. */
export function createDesignService(deps: DesignDeps): DesignService {
  const { store, published } = deps
  const changes = createDesignChanges(deps)
  const findDesign = async (): Promise<DesignState> => describe(deps, await store.read(), await published.read())
  const apply = async (revision: number, change: DesignChange): Promise<DesignPayload> => {
    const userErrors = await store.change<UserError[]>(async (record, transaction) => {
      if (record.revision !== revision) return [{ code: 'CHANGED_MEANWHILE', path: [] }]
      return change({ record, now: await published.read(transaction), transaction })
    })
    return { design: await findDesign(), userErrors }
  }
  return {
    findDesign,
    async draftSince() {
      const { draftSavedAt } = await findDesign()
      return draftSavedAt === null || draftSavedAt === undefined ? null : new Date(draftSavedAt)
    },
    listUnitColors: (page) => listUnitColors(deps, page),
    async saveDraft(revision, input, caller) {
      const change = changes.saveDraft(input, caller.subject)
      return Array.isArray(change) ? { design: await findDesign(), userErrors: change } : apply(revision, change)
    },
    discardDraft: (revision) => apply(revision, changes.discardDraft),
    publish: (revision) => apply(revision, changes.publish),
    undoPublish: (revision) => apply(revision, changes.undoPublish),
  }
}

async function describe({ nameOf }: DesignDeps, record: DesignRecord, now: DesignValues): Promise<DesignState> {
  const published = complete(now)
  const { draft, draftSavedAt, draftSavedBy, previous, publishedAt, revision } = record
  // A draft can come to equal what is published by a publication being taken back.
  const isDraft = draft !== null && !isSameDesign(draft, published)
  return {
    published,
    publishedAt,
    draft: isDraft ? draft : published,
    hasDraft: isDraft,
    draftSavedAt: isDraft ? draftSavedAt : null,
    draftSavedBy: isDraft && draftSavedBy !== null ? await nameOf(draftSavedBy) : null,
    previous: previous === null ? null : complete(previous),
    revision,
  }
}

// The design belongs to administrators, who see every unit; nobody sees those in the archive.
const livingUnits = { scope: { manager: null }, filter: { isArchived: false }, isInherited: true } as const

/** The colour of the unit or of the nearest above first, else the preference, else the product's (specification, section 9). */
async function listUnitColors({ units, published }: DesignDeps, page: PageInput): Promise<UnitColorPage> {
  const [{ items, pageInfo }, { primaryColor }] = await Promise.all([
    units.listUnits(page, null, livingUnits),
    published.read(),
  ])
  return {
    pageInfo,
    items: items.map((unit) => {
      if (typeof unit.color === 'string') return { unit, color: unit.color, source: 'UNIT' }
      if (primaryColor !== null) return { unit, color: primaryColor, source: 'PREFERENCE' }
      return { unit, color: defaultPrimary, source: 'BUILT_IN' }
    }),
  }
}
