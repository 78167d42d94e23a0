import {
  DismissRecommendationDocument,
  RecommendationsDocument,
  type RecommendationsQuery,
} from '@somo/graphql/catalogue'
import { useIntl } from 'react-intl'
import { reasonOf } from '../../domain/list/reasonOf.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { OfferedMedium } from './catalogueStep.ts'
import { messages, recommendationMessages } from './messages.ts'

export type Recommendation = RecommendationsQuery['catalogue']['recommendations'][number]

/** What is recommended to the person. */
export interface RecommendationsUse {
  /** None while they are on their way, and where they could not be had. */
  readonly items: readonly Recommendation[]
  readonly onDismiss: (medium: OfferedMedium) => void
}

/** @param isWanted whether they are shown */
export function useRecommendations(isWanted: boolean): RecommendationsUse {
  const { formatMessage } = useIntl()
  const { locale } = useLocale()
  const { data, retry } = useQueryState(RecommendationsDocument, {
    variables: { locale },
    isWanted,
    keeps: 'whileWaiting',
    pick: (given) => given.catalogue.recommendations,
  })
  const dismissal = useAction(DismissRecommendationDocument, (given) => given.catalogue.dismiss)
  const dismiss = async ({ uuid, title }: OfferedMedium): Promise<void> => {
    const reason = reasonOf(await dismissal.run({ medium: uuid }))
    if (reason === null) {
      toasts.toast({ message: formatMessage(recommendationMessages.dismissed, { title }) })
      retry()
    } else {
      const message = formatMessage(messages.notDone, { title, reason: formatMessage(reason) })
      toasts.toast({ tone: 'bad', message })
    }
  }
  return { items: isWanted ? (data ?? []) : [], onDismiss: (medium) => void dismiss(medium) }
}
