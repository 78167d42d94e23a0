import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { completeArrangement, type MenuRow } from '../../domain/menu/arrangement.ts'
import { isDone } from '../../platform/form/isDone.ts'
import { differences, readMenu, writeMenu, type EditedMenu } from './menuEdit.ts'
import type { MenuActions, MenuResult, MenuState } from './useMenuConfiguration.ts'

/** What the server refused, by entry and field. */
export type MenuErrors = MenuResult['userErrors']

/** The menu while it is edited; each change is saved as a draft by itself. */
export interface MenuEditor {
  readonly menu: EditedMenu
  readonly published: EditedMenu
  /** What differs from what is published. */
  readonly changed: ReadonlySet<string>
  readonly changeCount: number
  readonly errors: MenuErrors
  /** Whether publishing was tried: what is missing is named from then on. */
  readonly isChecked: boolean
  /** Why the last step failed as a whole. */
  readonly failure: MenuResult | null
  readonly isPublishing: boolean
  readonly edit: (menu: EditedMenu) => void
  readonly reset: () => void
  readonly discard: () => Promise<void>
  /** Answers whether it was published. */
  readonly publish: () => Promise<boolean>
  readonly undo: () => Promise<boolean>
}

const settleTime = 500

const isSame = (one: EditedMenu, other: EditedMenu): boolean =>
  JSON.stringify(writeMenu(one)) === JSON.stringify(writeMenu(other))

/** Edits a menu: drafts are saved one after the other, each from the revision that the last one made. */
export function useMenuEditor(state: MenuState, rows: readonly MenuRow[], actions: MenuActions): MenuEditor {
  const builtIn = completeArrangement(rows, null)
  const published = completeArrangement(rows, readMenu(state.published))
  const saved = completeArrangement(rows, readMenu(state.draft))
  const [edited, setEdited] = useState<EditedMenu | null>(null)
  const [errors, setErrors] = useState<MenuErrors>([])
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState<MenuResult | null>(null)
  const [isPublishing, setPublishing] = useState(false)
  const revision = useRef(state.revision)
  const waiting = useRef<EditedMenu | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const running = useRef<Promise<boolean>>(Promise.resolve(true))
  const menu = edited ?? saved

  /** Who was overtaken stays at the old revision, so that nothing of somebody else's is overwritten later. */
  const keep = (result: MenuResult): MenuResult => {
    if (!isOvertaken(result)) revision.current = result.payload?.menu?.revision ?? revision.current
    return result
  }
  const save = async (before: Promise<boolean>): Promise<boolean> => {
    const isSaved = await before
    const next = waiting.current
    if (next === null) return isSaved
    waiting.current = null
    const result = keep(await actions.saveDraft(revision.current, isSame(next, builtIn) ? null : next))
    const isTaken = isDone(result)
    // What the server did not get waits for the next attempt.
    if (result.problem !== null) waiting.current ??= next
    setErrors(result.userErrors.filter(({ code }) => code !== 'CHANGED_MEANWHILE'))
    setFailure(isTaken || isAboutEntries(result) ? null : result)
    return isTaken
  }
  /** Saves what waits; answers whether everything is saved. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current)
    running.current = save(running.current)
    return running.current
  }
  const edit = (next: EditedMenu): void => {
    setEdited(next)
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void flush(), settleTime)
  }
  const startOver = (): void => {
    clearTimeout(timer.current)
    waiting.current = null
    setEdited(null)
    setErrors([])
    setChecked(false)
    setFailure(null)
  }
  const step = async (act: () => Promise<MenuResult>): Promise<boolean> => {
    const result = keep(await act())
    if (isDone(result)) startOver()
    else setFailure(result)
    return isDone(result)
  }
  useFlushAtTheEnd(flush)
  const { ids, removed } = differences(published, menu)
  return {
    menu,
    published,
    changed: ids,
    changeCount: ids.size + removed,
    errors,
    isChecked,
    failure,
    isPublishing,
    edit,
    reset: () => edit(builtIn),
    async discard() {
      waiting.current = null
      await running.current
      const wasOvertaken = failure !== null && isOvertaken(failure)
      revision.current = Math.max(revision.current, state.revision)
      // The draft is then somebody else's.
      if (state.hasDraft && !wasOvertaken) await step(() => actions.discardDraft(revision.current))
      else startOver()
    },
    async publish() {
      setPublishing(true)
      setChecked(true)
      const isSaved = await flush()
      const isPublished = isSaved && (await step(() => actions.publish(revision.current)))
      setPublishing(false)
      return isPublished
    },
    async undo() {
      await flush()
      return step(() => actions.undoPublish(revision.current))
    },
  }
}

const isOvertaken = ({ userErrors }: MenuResult): boolean => userErrors.some(({ code }) => code === 'CHANGED_MEANWHILE')

/** Errors of fields stand at their fields; what is about the whole, or an entry as such, is a failure. */
const isAboutEntries = ({ problem, userErrors }: MenuResult): boolean =>
  problem === null && userErrors.every(({ path }) => (path?.length ?? 0) > 1)

/** What was changed last is saved too where somebody leaves at once. */
function useFlushAtTheEnd(flush: () => Promise<boolean>): void {
  const last = useEffectEvent(() => void flush())
  useEffect(() => () => last(), [])
}
