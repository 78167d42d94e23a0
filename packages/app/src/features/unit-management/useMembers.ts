import { useQuery } from '@apollo/client/react'
import type { MemberFilter } from '@somo/graphql/schema'
import { CountMembersDocument, UnitMembersDocument } from '@somo/graphql/unit-management'
import { useMemo, useState } from 'react'
import { useIsAdministrator } from '../../domain/access/useIsAdministrator.ts'
import { pageOf } from '../../domain/list/listPage.ts'
import { useListAddress } from '../../domain/list/useListAddress.ts'
import { useSavedViews } from '../../domain/list/useSavedViews.ts'
import { useDevice } from '../../platform/appearance/browserDevice.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import { codecOnPage, filterOf, memberCodec, sortOf } from './memberList.ts'
import type { MembersUse } from './membersUse.ts'
import { writeUnitAddress, type UnitAddress } from './unitAddress.ts'

/** Counted no further at first (decision 0018), and as far as it goes on demand. */
const cap = 1_000
const everything = 1_000_000

/** The people of the open unit, a page at a time; what is listed, in which order and columns stands in the address. */
export function useMembers(address: UnitAddress): MembersUse {
  const { unit } = address
  const pagePart = writeUnitAddress(address).toString()
  const list = useListAddress(useMemo(() => codecOnPage(pagePart), [pagePart]))
  const { state } = list
  const filter = filterOf(state)
  const variables = { unit: unit ?? '', page: pageOf(state), sort: sortOf(state), filter }
  const { data, previousData, error, loading, refetch } = useQuery(UnitMembersDocument, {
    variables,
    skip: unit === null,
  })
  const count = useMemberCount(unit, filter, memberCodec.keep(state))
  const saved = useSavedViews('/unit-management')
  const { density, change } = useDevice()
  // The rows of the last page stay until those of the next are here.
  const page = (data ?? (loading ? previousData : undefined))?.units.members ?? null
  return {
    list,
    filter,
    page: { isWaiting: loading, data: page, problem: toProblem(error) },
    count: count.use,
    saved,
    mayShare: useIsAdministrator(),
    density: { value: density, onChange: (next) => change({ density: next }) },
    retry: () => {
      if (unit === null) return
      // What fails is told by its own question.
      for (const asked of [refetch(), count.again()]) asked.catch(() => undefined)
    },
  }
}

/** Counts what a filter lists; to the end once somebody asked for it, and until something else is listed. */
function useMemberCount(unit: string | null, filter: MemberFilter, kept: string) {
  const listed = `${unit ?? ''} ${kept}`
  const [wanted, setWanted] = useState<string | null>(null)
  const isWanted = wanted === listed
  const variables = { unit: unit ?? '', filter }
  const few = useQuery(CountMembersDocument, { variables: { ...variables, cap }, skip: unit === null })
  const all = useQuery(CountMembersDocument, { variables: { ...variables, cap: everything }, skip: !isWanted })
  const exact = isWanted ? (all.data?.units.memberCount ?? null) : null
  const matching = exact ?? few.data?.units.memberCount ?? null
  return {
    use: {
      matching,
      isCapped: exact === null && matching !== null && matching >= cap,
      onCountAll: () => setWanted(listed),
      isCounting: all.loading,
      problem: toProblem(few.error),
    },
    again: async () => {
      await few.refetch()
      if (isWanted) await all.refetch()
    },
  }
}
