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
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import { Instructions } from '../../../domain/task/Instructions.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import { VersionContent } from '../../../domain/task/VersionContent.tsx'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import * as styles from './Review.css.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { ReviewData, ReviewedAnswer } from './useReview.ts'

interface AnswerPaneProps extends Pick<ReviewData, 'release'> {
  readonly answer: ReviewedAnswer
  readonly dates: Dates
  readonly onPrevious: (() => void) | null
  readonly onNext: (() => void) | null
}

/** What somebody handed in, the newest version first. */
export function AnswerPane({ answer, dates, release, onPrevious, onNext }: AnswerPaneProps) {
  const { formatMessage } = useIntl()
  const { person, versions, unit, instructions, isLate, state, claimedBy, isMine, canRelease, taskTitle } = answer
  const [chosen, setChosen] = useState(String(versions[0]?.number ?? 0))
  const version = versions.find(({ number }) => String(number) === chosen) ?? versions[0]
  // A revision may have been replaced before anybody reviewed it.
  const before = versions.find(({ number, decision }) => number < (version?.number ?? 0) && decision === 'RETURNED')
  if (version === undefined) return null
  const at = new Date(version.handedInAt)
  return (
    <Stack space={20}>
      <div className={styles.answerHead}>
        <div>
          <Heading level={2} step="h1">
            {person.name}
          </Heading>
          <div className={styles.facts}>
            {[
              formatMessage(reviewMessages.handedIn, {
                date: `${dates.date(at)}, ${dates.time(at)}`,
                late: isLate ? 'yes' : 'no',
              }),
              taskTitle,
              ...(typeof unit === 'string' ? [unit] : []),
            ].map((fact) => (
              <Text key={fact} as="span" step="small" tone="ink2">
                {fact}
              </Text>
            ))}
          </div>
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
        <Taken name={claimedBy} canRelease={canRelease} release={release} />
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
      {before !== undefined ? (
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

/** Who reviews the answer; those who manage the task can take it over. */
function Taken({
  name,
  canRelease,
  release,
}: Pick<ReviewData, 'release'> & { readonly name: string; readonly canRelease: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <Stack space={8}>
      <Notice tone="warn">{formatMessage(reviewMessages.takenBy, { name })}</Notice>
      {canRelease ? (
        <AskAndAct
          label={formatMessage(reviewMessages.release)}
          title={formatMessage(reviewMessages.releaseTitle, { name })}
          act={async () => {
            const reason = await release()
            return reason === null ? null : formatMessage(reason)
          }}
        >
          {formatMessage(reviewMessages.releaseText)}
        </AskAndAct>
      ) : null}
    </Stack>
  )
}
