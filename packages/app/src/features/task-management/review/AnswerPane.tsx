import { Disclosure } from '@somo/ui/Disclosure'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Notice } from '@somo/ui/Notice'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { ChevronDown, ChevronUp, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Instructions } from '../../../domain/task/Instructions.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import { VersionContent } from '../../../domain/task/VersionContent.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import * as styles from './Review.css.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { ReviewedAnswer } from './useReview.ts'

interface AnswerPaneProps {
  readonly answer: ReviewedAnswer
  readonly dates: Dates
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** What somebody handed in, the newest version first. */
export function AnswerPane({ answer, dates, onPrevious, onNext }: AnswerPaneProps) {
  const { formatMessage } = useIntl()
  const { person, versions, unit, instructions, isLate, state, claimedBy, isMine, taskTitle } = answer
  const [chosen, setChosen] = useState(String(versions[0]?.number ?? 0))
  const version = versions.find(({ number }) => String(number) === chosen) ?? versions[0]
  const before = versions.find(({ number }) => number === (version?.number ?? 0) - 1)
  if (version === undefined) return null
  const at = new Date(version.handedInAt)
  return (
    <Stack space={20}>
      <div className={styles.answerHead}>
        <div>
          <Heading level={2} step="h1">
            {person.name}
          </Heading>
          <Text step="small" tone="ink2">
            {formatMessage(reviewMessages.handedIn, {
              date: `${dates.date(at)}, ${dates.time(at)}`,
              late: isLate ? 'yes' : 'no',
            })}
            {` · ${[taskTitle, unit ?? ''].filter((text) => text !== '').join(' · ')}`}
          </Text>
        </div>
        <div className={styles.moves}>
          {onPrevious === null ? null : (
            <IconButton
              variant="outline"
              label={formatMessage(reviewMessages.previous)}
              icon={<Icon glyph={ChevronUp} />}
              onPress={onPrevious}
            />
          )}
          {onNext === null ? null : (
            <IconButton
              variant="outline"
              label={formatMessage(reviewMessages.next)}
              icon={<Icon glyph={ChevronDown} />}
              onPress={onNext}
            />
          )}
        </div>
      </div>
      {state === 'SUBMITTED' && typeof claimedBy === 'string' && !isMine ? (
        <Notice tone="warn">{formatMessage(reviewMessages.takenBy, { name: claimedBy })}</Notice>
      ) : null}
      {state === 'SUBMITTED' ? null : <Notice tone="info">{formatMessage(reviewMessages.decided)}</Notice>}
      {versions.length > 1 && versions.length < 6 ? (
        <SegmentedControl
          label={formatMessage(reviewMessages.versions)}
          isLabelHidden
          items={versions.map(({ number }) => ({
            id: String(number),
            label: formatMessage(taskMessages.version, { number }),
          }))}
          selectedKey={chosen}
          onSelectionChange={setChosen}
        />
      ) : null}
      {before?.decision === 'RETURNED' ? (
        <Notice tone="info" glyph={MessageSquareText}>
          {formatMessage(reviewMessages.youAsked, { comment: before.comment })}
        </Notice>
      ) : null}
      <div className={styles.sheet}>
        <VersionContent version={version} />
      </div>
      {instructions === '' ? null : (
        <Disclosure title={formatMessage(reviewMessages.instructions)} level={3}>
          <Instructions text={instructions} />
        </Disclosure>
      )}
    </Stack>
  )
}
