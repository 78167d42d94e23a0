import { Card } from '@somo/ui/Card'
import { CardGrid } from '@somo/ui/CardGrid'
import { Link } from '@somo/ui/Link'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { recommendationReasons, recommendedMessages } from '../../../../domain/learning/recommendationMessages.ts'
import { useDuration } from '../../../../domain/learning/useDuration.ts'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../../domain/medium/MediumCover.tsx'
import { addresses } from '../../../../domain/navigation/addresses.ts'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import type { DashboardData, WidgetData } from '../../useDashboard.ts'
import { Section } from '../Section.tsx'
import { learnerMessages } from './learnerMessages.ts'

type Recommendation = WidgetData<'recommendations'>[number]

/** At most four media of the catalogue, each with the reason why. */
export function RecommendedMedia({ widgets, reload }: Pick<DashboardData, 'widgets' | 'reload'>) {
  const { formatMessage } = useIntl()
  const title = formatMessage(recommendedMessages.title)
  return (
    <Section
      id="recommended"
      title={title}
      link={
        <Link variant="action" href={addresses.catalogue}>
          {formatMessage(learnerMessages.toCatalogue)}
        </Link>
      }
    >
      <QueryView
        state={widgets.recommendations}
        onRetry={() => void reload()}
        waiting={<CardGrid label={title} columns="four" skeletons={4} isLoading loadingLabel={title} />}
      >
        {(items) =>
          items.length === 0 ? (
            <Text tone="ink2">{formatMessage(learnerMessages.noRecommendations)}</Text>
          ) : (
            <CardGrid label={title} columns="four">
              {items.map((item) => (
                <RecommendedCard key={item.medium.uuid} {...item} />
              ))}
            </CardGrid>
          )
        }
      </QueryView>
    </Section>
  )
}

function RecommendedCard({ medium, reason, because }: Recommendation) {
  const { formatMessage } = useIntl()
  const duration = useDuration()
  const { uuid, kind, title, durationMinutes } = medium
  return (
    <Card
      id={uuid}
      title={title}
      href={`${addresses.catalogue}?medium=${uuid}`}
      cover={<MediumCover medium={medium} shape="card" />}
      facts={[
        formatMessage(mediumKindMessages[kind]),
        ...(durationMinutes === null ? [] : [duration(durationMinutes)]),
      ]}
      state={<em>{formatMessage(recommendationReasons[reason], { title: because ?? '' })}</em>}
    />
  )
}
