import { useApolloClient } from '@apollo/client/react'
import {
  EndExemptionsDocument,
  ExemptPeopleDocument,
  ExtendDueDatesDocument,
  MarkDoneDocument,
  OpenCyclesDocument,
  RemindPeopleDocument,
  StatisticsConsequencesDocument,
  UndoStatisticsActDocument,
} from '@somo/graphql/user-statistics-actions'
import { useRef } from 'react'
import { bulkResult, type BulkAnswer, type Forecast } from '../../list/bulk/bulk.ts'
import { settled } from '../../../platform/api/actionResult.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { ActRequest, ActValues } from './actTypes.ts'

/** Acts on people and items. Nothing rejects. */
export interface Acts {
  readonly preview: (request: ActRequest) => Promise<Forecast>
  readonly run: (request: ActRequest, values: ActValues) => Promise<BulkAnswer>
  readonly undo: (act: string) => Promise<BulkAnswer>
}

export function useActs(): Acts {
  const client = useApolloClient()
  // From the latest preview, so that dates changed by someone else are not moved again.
  const digest = useRef('')
  return {
    preview: async ({ act, enrolments }) => {
      const { data, error } = await settled(
        client.query({
          query: StatisticsConsequencesDocument,
          variables: { act, enrolments: [...enrolments] },
          fetchPolicy: 'network-only',
        }),
      )
      const consequences = data?.userStatistics.consequences
      digest.current = consequences?.digest ?? ''
      return {
        consequences: consequences === undefined ? null : { ...consequences, confirmation: null },
        problem: toProblem(error),
      }
    },
    undo: (act) =>
      bulkResult(
        client.mutate({ mutation: UndoStatisticsActDocument, variables: { act } }),
        (data) => data.userStatistics.undo,
      ),
    run: ({ act, enrolments: given }, values) => {
      const enrolments = [...given]
      switch (act) {
        case 'REMIND':
          return bulkResult(
            client.mutate({ mutation: RemindPeopleDocument, variables: { enrolments } }),
            (data) => data.userStatistics.remind,
          )
        case 'EXTEND':
          return bulkResult(
            client.mutate({
              mutation: ExtendDueDatesDocument,
              variables: { enrolments, days: values.days ?? 0, digest: digest.current },
            }),
            (data) => data.userStatistics.extend,
          )
        case 'WAIVE':
          return bulkResult(
            client.mutate({
              mutation: ExemptPeopleDocument,
              variables: { enrolments, reason: values.reason, until: values.until },
            }),
            (data) => data.userStatistics.waive,
          )
        case 'END_WAIVER':
          return bulkResult(
            client.mutate({ mutation: EndExemptionsDocument, variables: { enrolments } }),
            (data) => data.userStatistics.endWaiver,
          )
        case 'MARK_DONE':
          return bulkResult(
            client.mutate({
              mutation: MarkDoneDocument,
              variables: { enrolments, completedOn: values.completedOn ?? '', evidence: values.evidence },
            }),
            (data) => data.userStatistics.markDone,
          )
        case 'OPEN_CYCLE':
          return bulkResult(
            client.mutate({ mutation: OpenCyclesDocument, variables: { enrolments } }),
            (data) => data.userStatistics.openCycle,
          )
        default:
          return act satisfies never
      }
    },
  }
}
