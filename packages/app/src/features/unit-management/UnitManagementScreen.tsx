import { useCallback, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { FollowedJobProps } from '../../domain/job/FollowedJob.tsx'
import { canTakeBack } from '../../domain/list/bulk/useTakeBack.ts'
import { useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { isDone } from '../../platform/form/isDone.ts'
import { useDates } from '../../platform/locale/dates/useDates.ts'
import { readUnitAddress, unitHref, writeUnitAddress, type UnitAddress } from './unitAddress.ts'
import { UnitManagementView } from './UnitManagementView.tsx'
import { treeChunk } from './chunks.ts'
import { jobChunk } from './members/memberChunks.ts'
import { useClasses } from './changes/useClasses.ts'
import { useComing } from './requests/useComing.ts'
import { useJoinRequests } from './requests/useJoinRequests.ts'
import { useReasonToast } from './useReason.ts'
import { useMembers } from './members/useMembers.ts'
import { useUnitExport } from './unit/useUnitExport.ts'
import { useUnitHistory } from './unit/useUnitHistory.ts'
import { useUnitManagement } from './useUnitManagement.ts'

// Wanted by every visit: on its way before the page is drawn for the first time, as its data is.
treeChunk.preload()

/** /unit-management for those who manage units; the unit, its tab and what is being done stand in the address. */
export function Screen() {
  const { pathname, search } = useLocation()
  const changeQuery = useChangeQuery()
  const address = useMemo(() => readUnitAddress(new URLSearchParams(search)), [search])
  const hrefOf = useCallback(
    (change: Partial<UnitAddress>) => unitHref(pathname, { ...address, ...change }),
    [pathname, address],
  )
  const onAddressChange = (change: Partial<UnitAddress>, replaces = false): void =>
    changeQuery(
      (now) => {
        const query = new URLSearchParams(now)
        // Another unit has another list; a panel beside the same one leaves its list where it is.
        const listParameters = 'unit' in change ? [] : listChunk(query)
        return new URLSearchParams([
          ...writeUnitAddress({ ...readUnitAddress(query), ...change }),
          ...listParameters,
        ]).toString()
      },
      replaces || 'search' in change || 'job' in change,
    )
  const data = useUnitManagement(address)
  const members = useMembers(address)
  const again = (): void => {
    data.refresh()
    data.retryUnit()
    members.retry()
  }
  const say = useReasonToast()
  const undo = {
    isPossible: canTakeBack,
    act: async (job: string): Promise<boolean> => {
      const answer = await data.actions.undoMembers(job)
      if (answer.job !== null) onAddressChange({ job: answer.job })
      else if (!isDone(answer)) say(answer)
      return isDone(answer)
    },
  }
  return (
    <UnitManagementView
      {...data}
      address={address}
      hrefOf={hrefOf}
      onAddressChange={onAddressChange}
      members={members}
      onMembersChanged={again}
      job={
        address.job === null ? null : (
          <LateJob uuid={address.job} onEnded={again} onHide={() => onAddressChange({ job: null })} undo={undo} />
        )
      }
      requests={useJoinRequests(address.unit, address.task === 'requests')}
      coming={useComing(address.unit, address.task === 'coming')}
      classes={useClasses(address.unit, address.task === 'roll')}
      exporting={useUnitExport()}
      history={useUnitHistory(address.unit, address.tab === 'history')}
      dates={useDates()}
    />
  )
}

function LateJob(props: FollowedJobProps) {
  return (
    <LazyPart {...codeAlone} chunk={jobChunk} waiting={false}>
      {({ FollowedJob }) => <FollowedJob {...props} />}
    </LazyPart>
  )
}

/** What of an address belongs to the list of members alone. */
function listChunk(query: URLSearchParams): [string, string][] {
  const own = new Set(['unit', 'tab', 'do', 'job', 'search', 'archived'])
  return [...query].filter(([name]) => !own.has(name))
}
