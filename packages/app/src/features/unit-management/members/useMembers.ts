import { CountMembersDocument, UnitMembersDocument } from '@somo/graphql/unit-management'
import { useMemo } from 'react'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList } from '../../../domain/list/state/useScreenList.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { codecOnPage, memberList } from './memberList.ts'
import type { MembersUse } from './membersUse.ts'
import { writeUnitAddress, type UnitAddress } from '../unitAddress.ts'

/** The people of the open unit, a page at a time; what is listed, in which order and columns stands in the address. */
export function useMembers(address: UnitAddress): MembersUse {
  const unit = address.unit ?? ''
  const isWanted = address.unit !== null
  const pagePart = writeUnitAddress(address).toString()
  const listAddress = useListAddress(useMemo(() => codecOnPage(pagePart), [pagePart]))
  const { state, kept } = listAddress
  const filter = memberList.filterOf(state)
  const page = useQueryState(UnitMembersDocument, {
    variables: { unit, page: pageOf(state), sort: memberList.sortOf(state), filter },
    isWanted,
    keeps: 'whileWaiting',
    pick: (data) => data.units.members,
  })
  const count = useListCount(CountMembersDocument, {
    variables: { unit, filter },
    listed: `${unit} ${kept}`,
    isWanted,
    upTo: 1_000_000,
    pick: (data) => data.units.memberCount,
  })
  const list = useScreenList(memberList, listAddress, page, count)
  return {
    ...list,
    filter,
    retry: () => {
      if (isWanted) list.retry()
    },
  }
}
