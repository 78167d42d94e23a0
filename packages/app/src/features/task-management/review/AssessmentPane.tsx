import { Button } from '@somo/ui/Button'
import { DateField } from '@somo/ui/DateField'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { Notice } from '@somo/ui/Notice'
import { NumberField } from '@somo/ui/NumberField'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { TextArea } from '@somo/ui/TextArea'
import { ArrowRight, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { SubmissionStatus } from '../../../domain/task/SubmissionStatus.tsx'
import { taskMessages } from '../../../domain/task/taskMessages.ts'
import type { Dates } from '../../../platform/locale/dates/useDates.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import * as styles from './Review.css.ts'
import { reviewMessages } from './reviewMessages.ts'
import type { Decision, ReviewData, ReviewedAnswer } from './useReview.ts'
import { useFeedback } from './useFeedback.ts'
import { useReviewKeys } from './useReviewKeys.ts'

interface AssessmentPaneProps extends Pick<ReviewData, 'saveFeedback' | 'decide'> {
  readonly answer: ReviewedAnswer
  readonly dates: Dates
  readonly onSaved: (at: Date) => void
}

/** The assessment of an answer, or what was decided about it. */
export function AssessmentPane(props: AssessmentPaneProps) {
  const { formatMessage } = useIntl()
  const { answer } = props
  const [version] = answer.versions
  const isMine = answer.state === 'SUBMITTED' && answer.isMine
  return (
    <aside className={styles.assessment} aria-labelledby="assessment">
      <div>
        <Heading level={2} step="h3" id="assessment">
          {formatMessage(reviewMessages.assessment)}
        </Heading>
        {answer.grading === 'POINTS' ? (
          <Text step="small" tone="ink2">
            {formatMessage(reviewMessages.passedFrom, {
              points: answer.passPoints ?? 0,
              max: answer.maxPoints ?? 0,
            })}
          </Text>
        ) : null}
      </div>
      {isMine ? (
        <Assessment {...props} />
      ) : (
        <Stack space={12}>
          <div>
            <SubmissionStatus state={answer.state} />
          </div>
          {typeof version?.points === 'number' && typeof answer.maxPoints === 'number' ? (
            <Text isStrong>
              {formatMessage(taskMessages.points, { points: version.points, max: answer.maxPoints })}
            </Text>
          ) : null}
          {version === undefined || version.comment === '' ? null : <Text>{version.comment}</Text>}
        </Stack>
      )}
    </aside>
  )
}

function Assessment(props: AssessmentPaneProps) {
  const { answer, dates, decide } = props
  const { formatMessage } = useIntl()
  const { person, grading, maxPoints, returnsLeft } = answer
  const { comment, points, isUnsaved, keep, stop } = useFeedback(props)
  const [error, setError] = useState<string | null>(null)
  const [pending, setPending] = useState<Decision['decision'] | null>(null)
  const [isReturning, setReturning] = useState(false)
  // A second key or button comes before the first one is answered.
  const isDeciding = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isPoints = grading === 'POINTS'
  const max = maxPoints ?? 0
  const act = async (decision: Decision['decision'], dueOn: string | null = null): Promise<void> => {
    if (isPoints && decision !== 'RETURNED' && (points === null || points < 0 || points > max))
      return setError(formatMessage(reviewMessages.pointsNeeded, { max }))
    if (isDeciding.current) return
    isDeciding.current = true
    stop()
    setError(null)
    setPending(decision)
    const reason = await decide({ decision, comment, points: isPoints ? points : null, dueOn })
    isDeciding.current = false
    setPending(null)
    if (reason !== null) return setError(formatMessage(reason))
    const isPassed = isPoints ? (points ?? 0) >= (answer.passPoints ?? 0) : decision === 'PASSED'
    const done = decision === 'RETURNED' ? 'returned' : isPassed ? 'passed' : 'failed'
    toasts.toast({ message: formatMessage(reviewMessages[done], { name: person.name }) })
  }
  const onReturn = (): void => {
    if (returnsLeft === 0) return setError(formatMessage(reviewMessages.noReturns))
    setError(comment.trim() === '' ? formatMessage(reviewMessages.commentNeeded) : null)
    if (comment.trim() === '') field.current?.focus()
    else setReturning(true)
  }
  useReviewKeys({ p: () => void act('PASSED'), r: onReturn, c: () => field.current?.focus() })
  return (
    <Stack space={16}>
      {isPoints ? (
        <NumberField
          label={formatMessage(reviewMessages.points)}
          value={points}
          min={0}
          max={max}
          onChange={(number) => keep(comment, number)}
        />
      ) : null}
      <TextArea
        ref={field}
        label={formatMessage(reviewMessages.comment, { name: person.name })}
        value={comment}
        maxLength={4000}
        rows={6}
        onChange={(text) => keep(text, points)}
      />
      {isUnsaved ? (
        <Notice tone="warn" isLive>
          {formatMessage(reviewMessages.unsaved)}
        </Notice>
      ) : null}
      {error === null ? null : (
        <Notice tone="bad" isLive>
          {error}
        </Notice>
      )}
      <Buttons
        isPoints={isPoints}
        returnsLeft={returnsLeft}
        pending={pending}
        onReturn={onReturn}
        onAct={(decision) => void act(decision)}
      />
      {isReturning ? (
        <ReturnDialog
          answer={answer}
          dates={dates}
          isPending={pending === 'RETURNED'}
          onReturn={(dueOn) => void act('RETURNED', dueOn).then(() => setReturning(false))}
          onClose={() => setReturning(false)}
        />
      ) : null}
    </Stack>
  )
}

interface ButtonsProps {
  readonly isPoints: boolean
  readonly returnsLeft: number
  readonly pending: Decision['decision'] | null
  readonly onReturn: () => void
  readonly onAct: (decision: 'PASSED' | 'FAILED') => void
}

function Buttons({ isPoints, returnsLeft, pending, onReturn, onAct }: ButtonsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.buttons}>
      <Button
        writes
        icon={<Icon glyph={Undo2} />}
        isDisabled={returnsLeft === 0}
        disabledReason={returnsLeft === 0 ? formatMessage(reviewMessages.noReturns) : undefined}
        onPress={onReturn}
      >
        {formatMessage(reviewMessages.return)}
      </Button>
      {isPoints ? null : (
        <Button writes isPending={pending === 'FAILED'} onPress={() => onAct('FAILED')}>
          {formatMessage(reviewMessages.fail)}
        </Button>
      )}
      <Button
        variant="solid"
        writes
        icon={<Icon glyph={ArrowRight} />}
        isPending={pending === 'PASSED'}
        onPress={() => onAct('PASSED')}
      >
        {formatMessage(isPoints ? reviewMessages.grade : reviewMessages.pass)}
      </Button>
    </div>
  )
}

interface ReturnDialogProps {
  readonly answer: ReviewedAnswer
  readonly dates: Dates
  readonly isPending: boolean
  readonly onReturn: (dueOn: string | null) => void
  readonly onClose: () => void
}

function ReturnDialog({ answer, dates, isPending, onReturn, onClose }: ReturnDialogProps) {
  const { formatMessage } = useIntl()
  const [dueOn, setDueOn] = useState<string | null>(null)
  return (
    <FormDialog
      title={formatMessage(reviewMessages.returnTitle, { name: answer.person.name })}
      verb={formatMessage(reviewMessages.return)}
      isPending={isPending}
      isForm
      onAct={() => onReturn(dueOn)}
      onClose={onClose}
    >
      <Stack space={16}>
        <Text>{formatMessage(reviewMessages.returnText, { count: answer.returnsLeft })}</Text>
        <DateField
          label={formatMessage(reviewMessages.returnDue)}
          value={dueOn}
          onChange={setDueOn}
          pattern={dates.pattern}
        />
      </Stack>
    </FormDialog>
  )
}
