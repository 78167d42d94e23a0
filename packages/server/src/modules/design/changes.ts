import type { DesignInput, LogoChoice, UserError } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { checkColour, checkProductName } from './rules.ts'
import { complete, isSameDesign } from './published.ts'
import type { DesignDeps } from './designDeps.ts'
import type { DesignRecord, DesignValues, DraftDesign } from './store.ts'

/** What a change finds: nobody else changes it before the transaction ends. */
export interface DesignTransaction {
  readonly record: DesignRecord
  /** What is published. */
  readonly now: DesignValues
  readonly transaction: Queryable
}

/** A change of the design; answers what kept it from being made, nothing where it was made. */
export type DesignChange = (current: DesignTransaction) => Promise<UserError[]>

/** The changes there are. */
export interface DesignChanges {
  /** The change, or what is wrong with the input by itself. */
  saveDraft(input: DesignInput, subject: string): DesignChange | UserError[]
  readonly discardDraft: DesignChange
  readonly publish: DesignChange
  readonly undoPublish: DesignChange
}

type Deps = Pick<DesignDeps, 'store' | 'published' | 'logos'>

const nothingToDo: UserError[] = [{ code: 'NOTHING_TO_DO', path: [] }]
const noDraft = { draft: null, draftSavedAt: null, draftSavedBy: null }

/** The changes over the store, the preferences and the logos. */
export function createDesignChanges(deps: Deps): DesignChanges {
  return {
    saveDraft: (input, subject) => planDraft(deps, input, subject),
    async discardDraft(current) {
      if (!hasDraft(current)) return nothingToDo
      await move(deps, current, { ...current.record, ...noDraft }, current.now)
      return []
    },
    async publish(current) {
      const { record, now } = current
      const { draft } = record
      if (draft === null || !hasDraft(current)) return nothingToDo
      const previous = { ...now, publishedAt: record.publishedAt }
      await move(deps, current, { ...record, ...noDraft, previous, publishedAt: new Date().toISOString() }, draft)
      return []
    },
    async undoPublish(current) {
      const { previous } = current.record
      if (previous === null) return nothingToDo
      const { publishedAt, ...values } = previous
      await move(deps, current, { ...current.record, previous: null, publishedAt }, values)
      return []
    },
  }
}

function hasDraft({ record, now }: DesignTransaction): boolean {
  return record.draft !== null && !isSameDesign(record.draft, complete(now))
}

function planDraft(
  deps: Deps,
  { productName, primaryColor, logo }: DesignInput,
  subject: string,
): DesignChange | UserError[] {
  const name = checkProductName(productName)
  const colour = checkColour(primaryColor)
  const errors: UserError[] = []
  if ('code' in name) errors.push({ code: name.code, path: ['productName'] })
  if ('code' in colour) errors.push({ code: colour.code, path: ['primaryColor'] })
  if (logo.action === 'REPLACE' && (logo.upload ?? '') === '')
    errors.push({ code: 'REQUIRED', path: ['logo', 'upload'] })
  if ('code' in name || 'code' in colour || errors.length > 0) return errors
  return async (current) => {
    const { record, now } = current
    const chosen = await chooseLogo(deps, current, logo, subject)
    if ('code' in chosen) return [chosen]
    const draft: DraftDesign = { productName: name.value, primaryColor: colour.value, logoUrl: chosen.logoUrl }
    const saved = { draft, draftSavedAt: new Date().toISOString(), draftSavedBy: subject }
    // What equals the published design is no draft.
    await move(deps, current, { ...record, ...(isSameDesign(draft, complete(now)) ? noDraft : saved) }, now)
    return []
  }
}

async function chooseLogo(
  { logos }: Deps,
  { record, now, transaction }: DesignTransaction,
  { action, upload }: LogoChoice,
  subject: string,
): Promise<{ logoUrl: string | null } | UserError> {
  if (action === 'NONE') return { logoUrl: null }
  if (action === 'KEEP') return { logoUrl: (record.draft ?? now).logoUrl }
  const logoUrl = await logos.take(upload ?? '', subject, transaction)
  return logoUrl === null ? { code: 'UNKNOWN', path: ['logo', 'upload'] } : { logoUrl }
}

/** Writes the record and what is published, and gives back the logos that nothing names any more. */
async function move(deps: Deps, current: DesignTransaction, record: DesignRecord, values: DesignValues): Promise<void> {
  const { store, published, logos } = deps
  const { transaction } = current
  await store.write(record, transaction)
  if (values !== current.now) await published.write(values, transaction)
  const used = new Set(namedLogos(record, values))
  await logos.release(
    namedLogos(current.record, current.now).filter((url) => !used.has(url)),
    transaction,
  )
}

function namedLogos({ draft, previous }: DesignRecord, now: DesignValues): string[] {
  return [now, draft, previous].map((design) => design?.logoUrl ?? null).filter((url) => url !== null)
}
