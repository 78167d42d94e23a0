import { Button } from '@somo/ui/Button'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Skeleton } from '@somo/ui/Skeleton'
import { useRootMark } from '@somo/ui/theme/useRootMark'
import { ArrowLeft, Check } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { AnswerPane } from './AnswerPane.tsx'
import { AssessmentPane } from './AssessmentPane.tsx'
import { QueuePane } from './QueuePane.tsx'
import * as styles from './Review.css.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { ReviewData } from './useReview.ts'
import { useReviewKeys } from './useReviewKeys.ts'

export interface ReviewViewProps extends ReviewData {
  /** Null: of all tasks. */
  readonly task: string | null
  readonly now: Date
  readonly dates: Dates
  readonly onOpen: (answer: string) => void
  readonly onLeave: () => void
}

/** The review queue over the whole window: what waits, the answer, and its assessment. */
export function ReviewView(props: ReviewViewProps) {
  const { task, queue, answer, isOpening, problem, reopen, now, dates, onOpen, onLeave } = props
  const { formatMessage } = useIntl()
  const [savedAt, setSavedAt] = useState<{ readonly of: string; readonly at: Date } | null>(null)
  const items = queue.data?.items ?? []
  const at = items.findIndex(({ uuid }) => uuid === answer?.uuid)
  const move = (step: -1 | 1): void => {
    const next = items[at + step]
    if (next !== undefined) onOpen(next.uuid)
  }
  useRootMark('fullWindow')
  useReviewKeys({ j: () => move(1), k: () => move(-1) })
  const title = answer === null || task === null ? formatMessage(reviewMessages.allTasks) : answer.taskTitle
  return (
    <div className={styles.frame} data-component="Review">
      <header className={styles.header}>
        <Button variant="plain" icon={<Icon glyph={ArrowLeft} />} onPress={onLeave}>
          {formatMessage(reviewMessages.back)}
        </Button>
        <div className={styles.title}>
          <Heading level={1} step="h3" isFocusTarget>
            {title}
          </Heading>
        </div>
        {savedAt === null || savedAt.of !== answer?.uuid ? null : (
          <span className={styles.saveState} role="status">
            <span className={styles.savedGlyph}>
              <Icon glyph={Check} size="chip" />
            </span>
            {formatMessage(reviewMessages.saved, { time: dates.time(savedAt.at) })}
          </span>
        )}
      </header>
      <div className={styles.body}>
        <QueuePane queue={queue} task={task} now={now} dates={dates} current={answer?.uuid ?? null} />
        <main className={styles.answer}>
          {answer === null && !isOpening && problem === null ? (
            <EmptyState title={formatMessage(reviewMessages.empty)}>
              {formatMessage(reviewMessages.emptyText)}
            </EmptyState>
          ) : (
            <QueryView
              state={{ data: answer, isWaiting: isOpening, problem: answer === null ? problem : null }}
              onRetry={reopen}
              waiting={<Skeleton lines={8} />}
            >
              {(shown) => (
                <AnswerPane
                  key={shown.uuid}
                  answer={shown}
                  dates={dates}
                  release={props.release}
                  onPrevious={at > 0 ? () => move(-1) : null}
                  onNext={at >= 0 && at < items.length - 1 ? () => move(1) : null}
                />
              )}
            </QueryView>
          )}
        </main>
        {answer === null ? null : (
          <AssessmentPane
            key={`${answer.uuid} ${answer.state} ${answer.isMine}`}
            answer={answer}
            dates={dates}
            saveFeedback={props.saveFeedback}
            decide={props.decide}
            onSaved={(saved) => setSavedAt({ of: answer.uuid, at: saved })}
          />
        )}
      </div>
    </div>
  )
}
