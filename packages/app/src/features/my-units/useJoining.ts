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
import { hasPlace, pageOfQuery, pageParameters, writePageAfter } from '../../domain/list/definition/queryPage.ts'
import { editing, useChangeQuery } from '../../platform/address/AddressContext.tsx'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { Problem } from '../../platform/errors/problem.ts'
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
  const joinable = useQueryState(JoinableUnitsDocument, {
    variables: { page: pageOfQuery(params, pageSize), search: search === '' ? null : search },
    keeps: 'whileWaiting',
    pick: (data) => data.units.joinable,
  })
  const requests = useQueryState(OwnJoinRequestsDocument, { pick: (data) => data.units.joinRequestsOfMine })
  const move = (to: PageMove): void => changeQuery(editing((next) => writePageAfter(next, to, joinable.data?.pageInfo)))
  const retry = (): Promise<unknown> => Promise.all([joinable.refetch(), requests.refetch()])
  return {
    joinable,
    requests,
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

interface JoinPayload {
  readonly state?: JoinRequestState | null
  readonly userErrors: readonly UserError[]
}

function useJoinActions(show: () => Promise<void>): Pick<JoiningUse, 'join' | 'withdraw' | 'leave'> {
  const join = useAction(JoinUnitDocument, (data): JoinPayload => data.unit.joinUnit)
  const withdraw = useAction(WithdrawJoinRequestDocument, (data): JoinPayload => data.unit.withdrawJoinRequest)
  const leave = useAction(LeaveUnitDocument, (data): JoinPayload => data.unit.leaveUnit)
  const shown = async (step: Promise<ActionResult<JoinPayload>>): Promise<JoinAnswer> => {
    const { payload, ...outcome } = await step
    if (payload !== null) await show()
    return { state: payload?.state ?? null, ...outcome }
  }
  return {
    join: (unit) => shown(join.run({ unit })),
    withdraw: (request) => shown(withdraw.run({ request })),
    leave: (unit) => shown(leave.run({ unit })),
  }
}
