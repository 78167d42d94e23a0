import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Link } from '@somo/ui/Link'
import { MarginNote } from '@somo/ui/MarginList'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { Skeleton } from '@somo/ui/Skeleton'
import { Text } from '@somo/ui/Text'
import { Play } from 'lucide-react'
import { useIntl } from 'react-intl'
import { actionMessages, learningMessages } from '../../../../domain/learning/learningMessages.ts'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import { MediumCover } from '../../../../domain/medium/MediumCover.tsx'
import { mediumHref, playerHref } from '../../../../domain/medium/playerHref.ts'
import { QueryView, type QueryState } from '../../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../../platform/locale/dates/useDates.ts'
import type { WidgetData } from '../../useDashboard.ts'
import * as styles from './ContinueLearning.css.ts'
import { learnerMessages } from './learnerMessages.ts'

export interface ContinueLearningProps {
  readonly state: QueryState<WidgetData<'lastActive'>>
  readonly now: Date
  readonly dates: Dates
  readonly onRetry: () => void
}

/** What the person was learning last, with the way back to the very part; nothing where nothing was begun. */
export function ContinueLearning({ state, onRetry, ...rest }: ContinueLearningProps) {
  const { data, problem, isWaiting } = state
  if (data === null && problem === null && !isWaiting) return null
  return (
    <QueryView state={state} onRetry={onRetry} waiting={<Skeleton height={168} />}>
      {(lastActive) => <LastActive lastActive={lastActive} {...rest} />}
    </QueryView>
  )
}

interface LastActiveProps extends Pick<ContinueLearningProps, 'now' | 'dates'> {
  readonly lastActive: WidgetData<'lastActive'>
}

function LastActive({ lastActive: { enrolment, part }, now, dates }: LastActiveProps) {
  const { formatMessage } = useIntl()
  const { medium, progress: percent, parts, completedParts, lastActiveAt } = enrolment
  return (
    <section aria-labelledby="continue-title">
      <MarginNote margin={lastActiveAt === null ? null : <LastTime moment={lastActiveAt} now={now} dates={dates} />}>
        <div className={styles.card}>
          <div className={styles.cover}>
            <MediumCover medium={medium} shape="book" hasRibbon />
          </div>
          <div className={styles.words}>
            <Text as="span" step="small" tone="ink2">
              {formatMessage(learnerMessages.youWereHere)}
            </Text>
            <Heading level={2} step="h1" id="continue-title">
              {medium.title}
            </Heading>
            <Text step="ui" tone="ink2">
              {part === null
                ? formatMessage(mediumKindMessages[medium.kind])
                : formatMessage(learnerMessages.part, { number: part.number, count: part.count, title: part.title })}
            </Text>
          </div>
          <div className={styles.progress}>
            <ProgressRibbon
              label={formatMessage(learningMessages.progressOf, { title: medium.title })}
              value={percent / 100}
              {...(parts === null ? {} : { parts })}
              words={
                parts === null || completedParts === null
                  ? formatMessage(learningMessages.percent, { percent })
                  : formatMessage(learningMessages.parts, { completed: completedParts, parts, percent })
              }
            />
            <div className={styles.actions}>
              <Link
                href={playerHref(medium.uuid, part?.uuid ?? null)}
                variant="solidButton"
                icon={<Icon glyph={Play} />}
                aria-describedby="continue-title"
              >
                {formatMessage(actionMessages.RESUME)}
              </Link>
              <Link href={mediumHref(medium.uuid)} variant="plainButton">
                {formatMessage(learnerMessages.contents)}
              </Link>
            </div>
          </div>
        </div>
      </MarginNote>
    </section>
  )
}

const dayLength = 86_400_000

/** When somebody was there last: "Last active yesterday, 16:42". */
function LastTime({ moment, now, dates }: Pick<ContinueLearningProps, 'now' | 'dates'> & { readonly moment: string }) {
  const { formatMessage, locale } = useIntl()
  const at = new Date(moment)
  const days = Math.round((new Date(at).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / dayLength)
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day')
  return (
    <Text as="em" step="small" tone="ink2">
      <time dateTime={moment}>{formatMessage(learnerMessages.lastActive, { day, time: dates.time(at) })}</time>
    </Text>
  )
}
