import type { ExportFormat, UserSelection } from '@somo/graphql/schema'
import { useLazy } from '../../../platform/lazy.ts'
import { useState, type ReactNode } from 'react'
import { countOf, selectionOf, useSelected } from '../../../domain/list/bulk/selection.ts'
import type { Selected } from '@somo/ui/DataTable'
import type { MemberRequest, MemberVerb } from './memberAct.ts'
import { memberList } from './memberList.ts'
import type { MembersTabProps } from './membersUse.ts'
import { jobChunk, memberActChunk } from './memberChunks.ts'
import type { Member } from '../unitTypes.ts'
import { useReasonToast } from '../useReason.ts'

/** What is selected of the members, and what is done with it. */
export interface MemberBulkActions {
  readonly selected: Selected
  readonly select: (selected: Selected) => void
  /** Asks for something to be done with one member, or with what is selected (null). */
  readonly ask: (verb: MemberVerb, member: Member | null) => void
  /** Writes what is listed, or what is selected of it, into a file. */
  readonly onExport: (format: ExportFormat, isSelected: boolean) => void
  /** The question that is open; null for none. */
  readonly question: ReactNode
}

/** Selecting members, and the questions before anything is done with them. */
export function useMemberBulkActions({
  unit,
  actions,
  dates,
  address,
  filter,
  count,
  onJob,
  onChanged,
}: MembersTabProps): MemberBulkActions {
  const say = useReasonToast()
  const [request, setRequest] = useState<MemberRequest | null>(null)
  const [selected, select] = useSelected(`${unit.uuid} ${JSON.stringify(filter)}`)
  const { module } = useLazy(memberActChunk, request !== null)
  const total = count.isCapped ? null : count.matching
  const selection = writeSelection(unit.uuid, selectionOf(selected, filter, total))
  return {
    selected,
    select: (next) => {
      // What is to be acted upon is counted to the end.
      if (count.isCapped && ('all' in next || next.size > 0)) count.onCountAll()
      select(next)
    },
    ask: (verb, member) => {
      jobChunk.preload()
      if (member !== null) return setRequest({ verb, member, selection: { uuids: [member.user.uuid] }, count: 1 })
      if (selection !== null) setRequest({ verb, member: null, selection, count: countOf(selected, total) ?? 0 })
    },
    onExport: (format, isSelected) => {
      jobChunk.preload()
      if (isSelected && selection === null) return
      const order = {
        unit: unit.uuid,
        filter,
        selection: isSelected ? selection : null,
        sort: memberList.sortOf(address.state),
        columns: memberList.exportColumns(address.state.layout),
        format,
      }
      void actions.exportMembers(order).then((answer) => {
        if (answer.job !== null) return onJob(answer.job)
        say(answer)
      })
    },
    question:
      request === null || module === null ? null : (
        <module.MemberAct
          request={request}
          unit={unit}
          actions={actions}
          dates={dates}
          onChanged={onChanged}
          onClose={() => setRequest(null)}
          onDone={(answer) => {
            if (answer.job !== null) onJob(answer.job)
            if (request.member === null) select(new Set())
            onChanged()
          }}
        />
      ),
  }
}

/** As the API takes it: people by name, or all of the unit's list that match. */
function writeSelection(
  unit: string,
  selection: ReturnType<typeof selectionOf<MembersTabProps['filter']>>,
): UserSelection | null {
  if (selection === null) return null
  if ('uuids' in selection) return { uuids: [...selection.uuids] }
  const { matching, except, expectedCount } = selection
  return { members: { unit, filter: matching }, except: [...except], expectedCount }
}
