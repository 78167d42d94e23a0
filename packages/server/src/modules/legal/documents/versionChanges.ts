import type { LegalTextInput } from '@somo/graphql/schema'
import { conflict, type Change } from './documentChange.ts'
import { takeFiles } from './draftFileStore.ts'
import { checkTexts, findUnfinished, hashTexts } from './legalTexts.ts'
import { versionStore } from './versionStore.ts'

/** How a draft is to be published. */
export interface PublishWish {
  readonly revision: number
  /** Asks everybody again; the first version always does. */
  readonly isMajor: boolean
  readonly changeNote: string | null
  /** The day (RFC 3339's full-date) it holds from, in the installation's time zone; null for at once. */
  readonly startsOn: string | null
}

/** Who publishes which document how. */
export interface PublishStep {
  readonly uuid: string
  readonly wish: PublishWish
  /** Their subject. */
  readonly publisher: string
}

/** Who keeps which texts as the draft of which document. */
export interface DraftStep {
  readonly uuid: string
  readonly revision: number
  readonly inputs: readonly LegalTextInput[]
  /** Their subject. */
  readonly author: string
}

const longestNote = 1000

/** Keeps the whole draft, from the revision it was seen at. */
export const saveDraft =
  ({ uuid, revision, inputs, author }: DraftStep): Change =>
  async ({ draft, lastNumber }, client) => {
    const checked = checkTexts(inputs)
    if ('userErrors' in checked) return checked.userErrors
    if ((draft?.revision ?? 0) !== revision) return conflict
    const taken = await takeFiles(checked.texts, { document: uuid, owner: author }, client)
    if ('userErrors' in taken) return taken.userErrors
    if (draft === null) await versionStore.addDraft(uuid, lastNumber + 1, taken.texts, client)
    else await versionStore.changeDraft(draft.uuid, taken.texts, client)
    return {
      action: 'legal.saveVersion',
      after: { number: draft?.number ?? lastNumber + 1, locales: Object.keys(checked.texts) },
    }
  }

/** Removes the draft. */
export const discardDraft =
  (revision: number): Change =>
  async ({ draft }, client) => {
    if (draft === null) return [{ code: 'NOTHING_TO_DO', path: [] }]
    if (draft.revision !== revision) return conflict
    await versionStore.removeDraft(draft.uuid, client)
    return { action: 'legal.discardVersion', before: { number: draft.number } }
  }

/** Puts the draft in force, at once or from a day on. */
export const publish =
  ({ uuid, wish, publisher }: PublishStep): Change =>
  async ({ draft, live, scheduled }, client) => {
    if (draft === null) return [{ code: 'NOTHING_TO_DO', path: [] }]
    if (draft.revision !== wish.revision) return conflict
    // Of two that wait nobody could say which one people are asked about; the first has to be taken back or put in force.
    if (scheduled !== null) return [{ code: 'WRONG_STATE', path: ['scheduled'] }]
    const changeNote = wish.changeNote?.trim().normalize('NFC') ?? ''
    if (Array.from(changeNote).length > longestNote) return [{ code: 'TOO_LONG', path: ['changeNote'] }]
    // Without a word on what changed nobody can agree to a change.
    if (live !== null && wish.isMajor && changeNote === '') return [{ code: 'REQUIRED', path: ['changeNote'] }]
    const unfinished = findUnfinished(draft.texts)
    if (unfinished.length > 0) return unfinished
    const start = wish.startsOn === null ? null : await versionStore.findStart(wish.startsOn, client)
    if (start?.isTooEarly === true) return [{ code: 'IN_THE_PAST', path: ['startsOn'] }]
    if (start?.isTooLate === true) return [{ code: 'NOT_OFFERED', path: ['startsOn'] }]
    const isMajor = wish.isMajor || live === null
    const hash = hashTexts(draft.texts)
    const publication = {
      document: uuid,
      hash,
      isMajor,
      changeNote: changeNote === '' ? null : changeNote,
      startsAt: start?.startsAt ?? null,
      publisher,
    }
    await versionStore.publish(draft.uuid, publication, client)
    const after = { number: draft.number, isMajor, hash: hash.toString('hex') }
    return start === null
      ? { action: 'legal.publishVersion', after }
      : { action: 'legal.scheduleVersion', after: { ...after, startsOn: wish.startsOn } }
  }

/** Makes the scheduled version the draft it was. */
export const unschedule =
  (revision: number): Change =>
  async ({ draft, scheduled }, client) => {
    // It was taken back, or its moment has come while it was looked at.
    if (scheduled === null) return [{ code: 'NOTHING_TO_DO', path: [] }]
    if (scheduled.revision !== revision) return conflict
    // There is one draft: that one has to be discarded first.
    if (draft !== null) return [{ code: 'WRONG_STATE', path: ['draft'] }]
    await versionStore.unschedule(scheduled.uuid, client)
    return { action: 'legal.unscheduleVersion', before: { number: scheduled.number } }
  }

/** Puts the scheduled version in force now. */
export const enforce =
  (uuid: string, revision: number): Change =>
  async ({ scheduled }, client) => {
    // It was taken back, or its moment has come while it was looked at.
    if (scheduled === null) return [{ code: 'NOTHING_TO_DO', path: [] }]
    if (scheduled.revision !== revision) return conflict
    await versionStore.enforce(scheduled.uuid, uuid, client)
    return { action: 'legal.enforceVersion', after: { number: scheduled.number } }
  }
