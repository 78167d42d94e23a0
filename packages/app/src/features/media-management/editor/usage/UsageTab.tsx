import { Heading } from '@somo/ui/Heading'
import { Link } from '@somo/ui/Link'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { Fact, FactList } from '../../../../domain/facts/FactList.tsx'
import { codeAlone, LazyPart } from '../../../../platform/errors/LazyPart.tsx'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { MediumStatus } from '../../MediumStatus.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import * as styles from '../check/CheckTab.css.ts'
import type { EditedMedium } from '../mediumTypes.ts'
import { quizResultsChunk } from './quiz/quizResultsChunk.ts'
import { surveyResultChunk } from '../../../../domain/survey/surveyResultChunk.ts'
import { MediumRatings } from './MediumRatings.tsx'
import { usageMessages } from './usageMessages.ts'
import { useMediumUsage, type MediumUsage } from './useMediumUsage.ts'

export interface UsageTabProps {
  readonly medium: Pick<EditedMedium, 'uuid' | 'kind' | 'rating'>
  readonly dates: Dates
  readonly hrefOfMedium: (uuid: string) => string
}

/** The courses that contain a medium, and how many people learn it. */
export function UsageTab({ medium, hrefOfMedium, dates }: UsageTabProps) {
  const { retry, ...usage } = useMediumUsage(medium.uuid)
  return (
    <Stack space={32}>
      <QueryView state={usage} onRetry={retry}>
        {(data) => <Usage usage={data} hrefOfMedium={hrefOfMedium} />}
      </QueryView>
      {medium.kind === 'QUIZ' ? (
        <LazyPart chunk={quizResultsChunk} {...codeAlone}>
          {({ QuizResults }) => <QuizResults medium={medium.uuid} />}
        </LazyPart>
      ) : null}
      {medium.kind === 'SURVEY' ? (
        <LazyPart chunk={surveyResultChunk} {...codeAlone}>
          {({ SurveyResult }) => <SurveyResult medium={medium.uuid} />}
        </LazyPart>
      ) : null}
      <MediumRatings medium={medium} dates={dates} />
    </Stack>
  )
}

interface UsageProps {
  readonly usage: MediumUsage
  readonly hrefOfMedium: (uuid: string) => string
}

function Usage({ usage: { courses, otherCourses, learning, completed }, hrefOfMedium }: UsageProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Stack space={32}>
      <FactList>
        <Fact label={formatMessage(usageMessages.learning)}>{formatNumber(learning)}</Fact>
        <Fact label={formatMessage(usageMessages.completed)}>{formatNumber(completed)}</Fact>
      </FactList>
      <section aria-label={formatMessage(usageMessages.courses)}>
        <Heading level={2} step="h3">
          {formatMessage(usageMessages.courses)}
        </Heading>
        {courses.length === 0 ? <Text tone="ink2">{formatMessage(usageMessages.none)}</Text> : null}
        <ul className={styles.list}>
          {courses.map(({ uuid, title, state, isPublished }) => (
            <li key={uuid} className={styles.line}>
              <MediumStatus state={state} />
              <Link href={hrefOfMedium(uuid)}>{title}</Link>
              {isPublished ? null : (
                <Text step="small" tone="ink2">
                  {formatMessage(usageMessages.draftOnly)}
                </Text>
              )}
            </li>
          ))}
        </ul>
        {otherCourses === 0 ? null : (
          <Text tone="ink2">{formatMessage(usageMessages.others, { count: otherCourses })}</Text>
        )}
      </section>
    </Stack>
  )
}
