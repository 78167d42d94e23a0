import { AssignmentCheckRowsDocument, CheckAssignmentDocument } from '@somo/graphql/assignments-editor'
import type { AssignmentCheckPartsFragment, AssignmentCheckRowsQuery } from '@somo/graphql/assignments-editor'
import type { AssignmentChange } from '@somo/graphql/schema'
import { useQueryState, type QueryUse } from '../../../../platform/api/useQueryState.ts'
import { pageOfRows, type CheckTab, type RowPlace } from '../../assignmentAddress.ts'

export type Check = AssignmentCheckPartsFragment
export type CheckPage = NonNullable<AssignmentCheckRowsQuery['assignments']['checkRows']>
export type CheckRow = CheckPage['items'][number]

/** Which changes a tab shows; null: all of them. */
const changesOfTab: Readonly<Record<CheckTab, readonly AssignmentChange[] | null>> = {
  all: null,
  new: ['NEW'],
  earlier: ['EARLIER'],
  later: ['LATER'],
  done: ['DONE'],
  left: ['EXEMPT', 'LEFT_OUT'],
  leaves: ['LEAVES'],
}

/** How many rows each tab has. */
export const countsOfTabs = ({ counts }: Pick<Check, 'counts'>): Readonly<Record<CheckTab, number>> => ({
  all:
    counts.new +
    counts.earlier +
    counts.later +
    counts.done +
    counts.leaves +
    counts.unchanged +
    counts.exempt +
    counts.leftOut,
  new: counts.new,
  earlier: counts.earlier,
  later: counts.later,
  done: counts.done,
  left: counts.exempt + counts.leftOut,
  leaves: counts.leaves,
})

/** What the activation of a draft would change now. */
export const useCheck = (uuid: string, isWanted: boolean): QueryUse<Check> =>
  useQueryState(CheckAssignmentDocument, {
    variables: { uuid },
    isWanted,
    fetchPolicy: 'network-only',
    pick: (data) => data.assignments.check,
  })

/** Whom it would change. */
export function useCheckRows(
  uuid: string,
  { isWanted, tab, rows }: { readonly isWanted: boolean; readonly tab: CheckTab; readonly rows: RowPlace | null },
): QueryUse<CheckPage> {
  const change = changesOfTab[tab]
  return useQueryState(AssignmentCheckRowsDocument, {
    variables: { uuid, page: pageOfRows(rows), change: change === null ? null : [...change] },
    isWanted,
    keeps: 'always',
    fetchPolicy: 'network-only',
    pick: (data) => data.assignments.checkRows,
  })
}
