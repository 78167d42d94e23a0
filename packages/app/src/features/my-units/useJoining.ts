import { useMutation, useQuery } from '@apollo/client/react'
import {
  JoinableUnitsDocument,
  JoinUnitDocument,
  LeaveUnitDocument,
  OwnJoinRequestsDocument,
  WithdrawJoinRequestDocument,
  type JoinableUnitsQuery,
  type OwnJoinRequestsQuery,
} from '@somo/graphql/my-units'
import type { JoinRequestState } from '@somo/graphql/schema'
import type { PageMove } from '@somo/ui/Pagination'
import { useSearchParams } from 'react-router-dom'
import { hasPlace, pageOfQuery, pageParameters, writePageAfter } from '../../domain/list/queryPage.ts'
import { editing, useChangeQuery } from '../../platform/address/AddressContext.tsx'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'

/** One page of units that can be joined. */
export type JoinablePage = JoinableUnitsQuery['units']['joinable']
export type JoinableUnit = JoinablePage['items'][number]
/** What the person asked for: open, or declined lately. */
export type OwnRequest = OwnJoinRequestsQuery['units']['joinRequestsOfMine'][number]

/** What came of joining, leaving or taking a request back. */
export interface JoinAnswer {
  /** Of joining: whether the person is in the unit now, or waits. */
  readonly state: JoinRequestState | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** Units to join, and what the person asked for; search and place in the list stand in the address. */
export interface JoiningUse {
  readonly joinable: QueryState<JoinablePage>
  readonly requests: QueryState<readonly OwnRequest[]>
  readonly search: string
  readonly pageSize: 25
  readonly retry: () => void
  readonly onSearch: (search: string) => void
  readonly onMove: (move: PageMove) => void
  /** Leads to the first page; null while that is the one asked for. */
  readonly onFirst: (() => void) | null
  /** None of them throws: what failed is in the answer. What stands then is shown when it resolves. */
  readonly join: (unit: string) => Promise<JoinAnswer>
  readonly withdraw: (request: string) => Promise<JoinAnswer>
  readonly leave: (unit: string) => Promise<JoinAnswer>
}

const pageSize = 25

/** `showUnits` brings what the person belongs to up to date. */
export function useJoining(showUnits: () => Promise<void>): JoiningUse {
  const [params] = useSearchParams()
  const changeQuery = useChangeQuery()
  const search = params.get('find') ?? ''
  const asked = useQuery(JoinableUnitsDocument, {
    variables: { page: pageOfQuery(params, pageSize), search: search === '' ? null : search },
  })
  const requests = useQuery(OwnJoinRequestsDocument)
  // The rows of the last page stay until those of the next are here.
  const page = (asked.data ?? (asked.loading ? asked.previousData : undefined))?.units.joinable ?? null
  const move = (to: PageMove): void => changeQuery(editing((next) => writePageAfter(next, to, page?.pageInfo)))
  const retry = (): Promise<unknown> => Promise.all([asked.refetch(), requests.refetch()])
  return {
    joinable: { isWaiting: asked.loading, data: page, problem: toProblem(asked.error) },
    requests: {
      isWaiting: requests.loading,
      data: requests.data?.units.joinRequestsOfMine ?? null,
      problem: toProblem(requests.error),
    },
    search,
    pageSize,
    retry: () => void retry(),
    onSearch: (text) =>
      changeQuery(
        editing((next) => {
          for (const name of pageParameters) next.delete(name)
          if (text === '') next.delete('find')
          else next.set('find', text)
        }),
      ),
    onMove: move,
    onFirst: hasPlace(params) ? () => move('first') : null,
    ...useJoinActions(async () => void (await Promise.all([showUnits(), retry()]))),
  }
}

interface Answer<Data> {
  readonly data?: Data | null | undefined
  readonly error?: unknown
}

function useJoinActions(show: () => Promise<void>): Pick<JoiningUse, 'join' | 'withdraw' | 'leave'> {
  const [join] = useMutation(JoinUnitDocument)
  const [withdraw] = useMutation(WithdrawJoinRequestDocument)
  const [leave] = useMutation(LeaveUnitDocument)
  const settle = async <Data>(
    { data, error }: Answer<Data>,
    payloadOf: (data: Data) => { readonly state?: JoinRequestState | null; readonly userErrors: readonly UserError[] },
  ): Promise<JoinAnswer> => {
    if (data === undefined || data === null)
      return { state: null, userErrors: [], problem: toProblem(error) ?? { code: 'INTERNAL', requestId: null } }
    await show()
    const { state = null, userErrors } = payloadOf(data)
    return { state, userErrors, problem: null }
  }
  return {
    join: async (unit) => settle(await join({ variables: { unit } }), (data) => data.unit.joinUnit),
    withdraw: async (request) =>
      settle(await withdraw({ variables: { request } }), (data) => data.unit.withdrawJoinRequest),
    leave: async (unit) => settle(await leave({ variables: { unit } }), (data) => data.unit.leaveUnit),
  }
}
