import {
  CountMediumPeopleDocument,
  MediumPeopleDocument,
  type MediumPeopleQuery,
} from '@somo/graphql/media-statistics-medium'
import type { StatisticsDetail } from '@somo/graphql/schema'
import { useMemo } from 'react'
import { useListCount } from '../../../../domain/list/useListCount.ts'
import { listUse, useListPlace, type ListUse } from '../../../../domain/list/useListPlace.ts'
import { useQueryState } from '../../../../platform/api/useQueryState.ts'
import { mediumPeopleList } from '../../list/statisticsLists.ts'
import { withChoice, type StatisticsChoice } from '../../statisticsAddress.ts'

export type MediumPerson = MediumPeopleQuery['userStatistics']['rows']['items'][number]

/** The people of a unit who have a medium, and how much of their results is shown. */
export interface MediumPeople {
  readonly list: ListUse<MediumPerson>
  /** Null while it is not known. */
  readonly detail: StatisticsDetail | null
}

/** Reads the page of people that the address asks for. @param unit whose people, with those of all units below */
export function useMediumPeople(medium: string, unit: string, choice: StatisticsChoice): MediumPeople {
  const { unit: chosenUnit, weeks } = choice
  const codec = useMemo(
    () => withChoice(mediumPeopleList, { unit: chosenUnit, weeks }, medium),
    [chosenUnit, weeks, medium],
  )
  const place = useListPlace(codec)
  const { state, kept } = place.address
  const filter = { ...mediumPeopleList.filterOf(state), medium, unit }
  const answer = useQueryState(MediumPeopleDocument, {
    variables: { page: place.asked, filter, sort: mediumPeopleList.sortOf(state) },
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (data) => data.userStatistics,
  })
  const count = useListCount(CountMediumPeopleDocument, {
    variables: { filter },
    listed: `${kept} ${unit}`,
    pick: (data) => data.userStatistics.count,
  })
  const page = { ...answer, data: answer.data?.rows ?? null }
  return { list: listUse(place, page, count), detail: answer.data?.detail ?? null }
}
