import { EnrolDocument } from '@somo/graphql/catalogue'
import { OfferedLearningPathsDocument, type OfferedLearningPathsQuery } from '@somo/graphql/offered-paths'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useNavigate } from 'react-router-dom'
import { reasonOf } from '../../../domain/list/reasonOf.ts'
import { mediumHref } from '../../../domain/medium/playerHref.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { useLocale } from '../../../platform/locale/LocaleContext.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { messages } from '../messages.ts'

export type OfferedPath = OfferedLearningPathsQuery['learningPaths']['offered'][number]

/** Learning paths that the person can begin. */
export interface OfferedPathsUse {
  /** None while they are on their way, and where they could not be had. */
  readonly items: readonly OfferedPath[]
  /** The path that is being begun. */
  readonly pending: string | null
  readonly onStart: (path: OfferedPath) => void
}

/** @param isWanted whether they are shown */
export function useOfferedPaths(search: string, isWanted: boolean): OfferedPathsUse {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const navigate = useNavigate()
  const [pending, setPending] = useState<string | null>(null)
  const { data } = useQueryState(OfferedLearningPathsDocument, {
    variables: { locale, search },
    isWanted,
    keeps: 'whileWaiting',
    fetchPolicy: 'cache-and-network',
    pick: (given) => given.learningPaths.offered,
  })
  const enrolment = useAction(EnrolDocument, (given) => given.learning.enrol)
  const start = async ({ uuid, title }: OfferedPath): Promise<void> => {
    setPending(uuid)
    const reason = reasonOf(await enrolment.run({ medium: uuid, locale }))
    setPending(null)
    if (reason === null) return void navigate(mediumHref(uuid))
    toasts.toast({
      tone: 'bad',
      message: formatMessage(messages.notDone, { title, reason: formatMessage(reason) }),
    })
  }
  return { items: isWanted ? (data ?? []) : [], pending, onStart: (path) => void start(path) }
}
