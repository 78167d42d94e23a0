import { useApolloClient, useMutation } from '@apollo/client/react'
import {
  AssignmentPeopleDocument,
  ChangeEnrolmentDueDocument,
  CountAssignmentPeopleDocument,
  EndWaiversDocument,
  ExportAssignmentPeopleDocument,
  ExtendEnrolmentsDocument,
  RemindEnrolmentsDocument,
  RemoveFromAssignmentDocument,
  WaiveEnrolmentsDocument,
} from '@somo/graphql/assignments-actions'
import { AssignmentDocument } from '@somo/graphql/assignments-editor'
import { StatisticsConsequencesDocument, UndoStatisticsActDocument } from '@somo/graphql/user-statistics-actions'
import { useMemo } from 'react'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { bulkResult, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { pageOf } from '../../../domain/list/definition/listPage.ts'
import { useListAddress } from '../../../domain/list/state/useListAddress.ts'
import { useListCount } from '../../../domain/list/state/useListCount.ts'
import { useScreenList, type ScreenList } from '../../../domain/list/state/useScreenList.ts'
import { settled } from '../../../platform/api/actionResult.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import type { OpenAssignment } from '../drawer/useAssignment.ts'
import { peopleCodec, type PeopleAddress } from './peopleAddress.ts'
import { peopleList, type PersonRow } from './peopleList.ts'
import type { ActValues, PersonAct } from './personAct.ts'

/** Does something for enrolments; never rejects. */
export type ActForPeople = (act: PersonAct, enrolments: readonly string[], values: ActValues) => Promise<BulkAnswer>

export interface AssignmentPeopleData {
  readonly assignment: QueryUse<OpenAssignment>
  readonly list: ScreenList<PersonRow>
  readonly act: ActForPeople
  /** What the due dates are now, for an extension of them; empty where that is not known. Never rejects. */
  readonly readDigest: (enrolments: readonly string[]) => Promise<string>
  /** Takes an act back, by what it answered with; never rejects. */
  readonly undo: (act: string) => Promise<BulkAnswer>
  readonly exporting: ListExport
}

/** The people of an assignment as the address asks for them. */
export function useAssignmentPeople(address: PeopleAddress): AssignmentPeopleData {
  const { assignment: uuid, list: behind } = address
  const codec = useMemo(() => peopleCodec({ assignment: uuid, list: behind }), [uuid, behind])
  const place = useListAddress(codec)
  const { state, kept } = place
  const [filter, sort] = [peopleList.filterOf(state), peopleList.sortOf(state)]
  const assignment = useQueryState(AssignmentDocument, {
    variables: { uuid },
    isRequired: true,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.assignment,
  })
  const page = useQueryState(AssignmentPeopleDocument, {
    variables: { uuid, page: pageOf(state), filter, sort },
    keeps: 'always',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.people,
  })
  const count = useListCount(CountAssignmentPeopleDocument, {
    variables: { uuid, filter },
    listed: kept,
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.assignments.peopleCount,
  })
  const [start] = useMutation(ExportAssignmentPeopleDocument)
  const exporting = useListExport(async (format) =>
    startedBy(
      await start({ variables: { uuid, filter, sort, format } }),
      (answer) => answer.assignment.exportPeople.job,
    ),
  )
  const list = useScreenList(peopleList, place, page, count)
  return { assignment, list, exporting, act: usePersonActs(uuid), readDigest: useDigest(), undo: useUndo() }
}

function useUndo(): AssignmentPeopleData['undo'] {
  const client = useApolloClient()
  // One way to take acts on enrolments back, wherever they were done.
  return (act) =>
    bulkResult(
      client.mutate({ mutation: UndoStatisticsActDocument, variables: { act } }),
      (data) => data.userStatistics.undo,
    )
}

function useDigest(): AssignmentPeopleData['readDigest'] {
  const client = useApolloClient()
  return async (enrolments) => {
    const { data } = await settled(
      client.query({
        query: StatisticsConsequencesDocument,
        variables: { act: 'EXTEND', enrolments: [...enrolments] },
        fetchPolicy: 'network-only',
      }),
    )
    return data?.userStatistics.consequences.digest ?? ''
  }
}

function usePersonActs(uuid: string): ActForPeople {
  const client = useApolloClient()
  return (act, selected, { reason, day, days, digest }) => {
    const variables = { uuid, enrolments: [...selected] }
    switch (act) {
      case 'remind':
        return bulkResult(
          client.mutate({ mutation: RemindEnrolmentsDocument, variables }),
          (data) => data.assignment.remind,
        )
      case 'extend':
        return bulkResult(
          client.mutate({ mutation: ExtendEnrolmentsDocument, variables: { ...variables, days, digest } }),
          (data) => data.assignment.extend,
        )
      case 'changeDue':
        return bulkResult(
          client.mutate({ mutation: ChangeEnrolmentDueDocument, variables: { ...variables, dueOn: day } }),
          (data) => data.assignment.changeDue,
        )
      case 'waive':
        return bulkResult(
          client.mutate({ mutation: WaiveEnrolmentsDocument, variables: { ...variables, reason, until: day } }),
          (data) => data.assignment.waive,
        )
      case 'endWaiver':
        return bulkResult(
          client.mutate({ mutation: EndWaiversDocument, variables }),
          (data) => data.assignment.endWaiver,
        )
      case 'remove':
        return bulkResult(
          client.mutate({ mutation: RemoveFromAssignmentDocument, variables }),
          (data) => data.assignment.removePeople,
        )
      default:
        return act satisfies never
    }
  }
}
