import type { UserSelection } from '@somo/graphql/schema'
import type { Selected } from '@somo/ui/DataTable'
import { useLazy } from '../../../platform/lazy.ts'
import { useState } from 'react'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { countOf, selectionOf } from '../../../domain/list/bulk/selection.ts'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import type { ActionRequest } from './peopleActions.ts'
import type { Abilities } from '../list/peopleList.ts'
import { actionChunk, jobChunk } from '../chunks.ts'
import { useFailureToast } from '../useFailureToast.ts'
import type { UserManagementData } from '../list/useUserManagement.ts'
import type { BulkActions } from './bulkActionTypes.ts'

export interface BulkActionsOptions {
  readonly data: Pick<UserManagementData, 'filter' | 'list' | 'exportPeople' | 'undoJob'>
  readonly selected: Selected
  readonly abilities: Abilities | null
  readonly find: FindUnits
  readonly dates: Dates
  /** Work has begun that goes on by itself. */
  readonly onJob: (uuid: string) => void
  /** Something has changed; what is shown may be out of date. */
  readonly onChanged: () => void
  /** What was asked of the selection is done. */
  readonly onDone: () => void
}

/** Actions on people: what is asked before them, and what is said afterwards. */
export function useBulkActions({
  data,
  selected,
  abilities,
  find,
  dates,
  onJob,
  onChanged,
  onDone,
}: BulkActionsOptions): BulkActions {
  const tell = useFailureToast()
  const [request, setRequest] = useState<ActionRequest | null>(null)
  const { module } = useLazy(actionChunk, request !== null)
  const total = data.list.count.isCapped ? null : data.list.count.matching
  const selection: UserSelection | null = mutable(selectionOf(selected, data.filter, total))
  const follow = (answer: BulkAnswer): void => {
    if (answer.job === null) tell(answer)
    else onJob(answer.job)
  }
  return {
    ask: (action, person) => {
      jobChunk.preload()
      if (person !== null)
        return setRequest({ action, selection: { uuids: [person.uuid] }, count: 1, name: person.name })
      if (selection !== null) setRequest({ action, selection, count: countOf(selected, total) ?? 0, name: null })
    },
    exportPeople: (format, some, hasCustom) => {
      jobChunk.preload()
      if (some !== null && selection === null) return
      void data.exportPeople(format, hasCustom, some === null ? undefined : (selection ?? undefined)).then(follow)
    },
    undoJob: async (job) => {
      const answer = await data.undoJob(job)
      follow(answer)
      return isDone(answer)
    },
    question:
      request === null || module === null ? null : (
        <module.ActionPart
          request={request}
          roles={abilities?.grantableRoles ?? []}
          find={find}
          dates={dates}
          onChanged={onChanged}
          onClose={() => setRequest(null)}
          onDone={(answer) => {
            if (answer.job !== null) onJob(answer.job)
            if (request.name === null) onDone()
            onChanged()
          }}
        />
      ),
  }
}

/** The same selection in lists the API's types may change. */
const mutable = (selection: ReturnType<typeof selectionOf<UserManagementData['filter']>>): UserSelection | null => {
  if (selection === null) return null
  return 'uuids' in selection ? { uuids: [...selection.uuids] } : { ...selection, except: [...selection.except] }
}
