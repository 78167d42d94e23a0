import { useMutation } from '@apollo/client/react'
import { PrintTrainingRecordDocument } from '@somo/graphql/user-statistics-actions'
import { UserStatisticsPersonDocument } from '@somo/graphql/user-statistics-person'
import { useEffect, useEffectEvent } from 'react'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import { useListExport, type ListExport } from '../../../domain/job/useListExport.ts'
import { useQueryState, type QueryUse } from '../../../platform/api/useQueryState.ts'
import { useLocale } from '../../../platform/locale/LocaleContext.tsx'
import type { StatisticsPerson } from '../statisticsTypes.ts'

/** Everything about one person, and their training record as a file. */
export interface PersonUse {
  readonly person: QueryUse<StatisticsPerson>
  readonly record: ListExport
}

/** @param uuid of the person or of one of their items; `version` counts up when something was changed */
export function usePerson(uuid: string, asOf: string | null, version: number): PersonUse {
  const { locale } = useLocale()
  const person = useQueryState(UserStatisticsPersonDocument, {
    variables: { uuid, asOf, locale },
    keeps: 'whileWaiting',
    isRequired: true,
    pick: (data) => data.userStatistics.person,
  })
  const [start] = useMutation(PrintTrainingRecordDocument)
  const record = useListExport(async () =>
    startedBy(
      await start({ variables: { person: person.data?.uuid ?? uuid, asOf } }),
      (answer) => answer.userStatistics.printRecord.job,
    ),
  )
  const askAgain = useEffectEvent(() => person.retry())
  useEffect(
    function followChanges() {
      if (version > 0) askAgain()
    },
    [version],
  )
  return { person, record }
}
