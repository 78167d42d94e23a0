import { Card } from '@somo/ui/Card'
import { CardGrid } from '@somo/ui/CardGrid'
import { Heading } from '@somo/ui/Heading'
import { useIntl } from 'react-intl'
import { MediumCover } from '../../../domain/medium/MediumCover.tsx'
import { recommendationReasons, recommendedMessages } from '../../../domain/learning/recommendationMessages.ts'
import { recommendationMessages } from '../messages.ts'
import type { Recommendation, RecommendationsUse } from '../useRecommendations.ts'
import * as styles from '../CatalogueView.css.ts'
import { useCardFacts } from './OfferCard.tsx'

export interface RecommendationsProps extends RecommendationsUse {
  readonly hrefOf: (uuid: string) => string
}

/** At most four media, each with the reason why. Nothing where there is none. */
export function Recommendations({ items, onDismiss, hrefOf }: RecommendationsProps) {
  const { formatMessage } = useIntl()
  if (items.length === 0) return null
  const title = formatMessage(recommendedMessages.title)
  const dismiss = (uuid: string): void => {
    const found = items.find(({ medium }) => medium.uuid === uuid)
    if (found !== undefined) onDismiss(found.medium)
  }
  return (
    <section aria-labelledby="recommended" className={styles.recommended}>
      <Heading level={2} id="recommended">
        {title}
      </Heading>
      <CardGrid label={title}>
        {items.map((item) => (
          <RecommendationCard key={item.medium.uuid} item={item} hrefOf={hrefOf} onDismiss={dismiss} />
        ))}
      </CardGrid>
    </section>
  )
}

interface RecommendationCardProps extends Pick<RecommendationsProps, 'hrefOf'> {
  readonly item: Recommendation
  readonly onDismiss: (uuid: string) => void
}

function RecommendationCard({ item: { medium, reason, because }, hrefOf, onDismiss }: RecommendationCardProps) {
  const { formatMessage } = useIntl()
  return (
    <Card
      id={medium.uuid}
      title={medium.title}
      href={hrefOf(medium.uuid)}
      cover={<MediumCover medium={medium} shape="card" />}
      facts={useCardFacts(medium)}
      state={<em>{formatMessage(recommendationReasons[reason], { title: because ?? '' })}</em>}
      actionLabel={formatMessage(recommendationMessages.dismiss)}
      onAction={onDismiss}
    />
  )
}
