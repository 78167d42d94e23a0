import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Text } from '@somo/ui/Text'
import { ArrowLeft, ArrowRight, Bookmark, List } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent, type Ref } from 'react'
import { useIntl } from 'react-intl'
import { QuestionView } from '../../../quiz/QuestionView.tsx'
import { foot, sheetOnly } from '../../Player.css.ts'
import { above, column, main, notes, spacer, wideOnly } from './quiz.css.ts'
import { quizTakingMessages, quizTimeMessages } from './quizPlayerMessages.ts'
import { answerOf, type QuizSessionData, type TakenQuestion } from './quizSession.ts'
import { TimeLeft } from './TimeLeft.tsx'
import type { QuizClock } from './useQuizSession.ts'
import type { QuizTakingUse } from './useQuizTaking.ts'

export interface QuizPagesProps {
  readonly session: Pick<QuizSessionData, 'paging'>
  readonly questions: readonly TakenQuestion[]
  readonly taking: QuizTakingUse
  /** The position of the question that has the focus. */
  readonly current: number
  readonly clock: QuizClock
  /** Writes a time of day as the person set it. */
  readonly writeTime: (moment: Date) => string
  readonly isOutlineOpen: boolean
  readonly onChoose: (position: number) => void
  readonly onReview: () => void
  readonly onOutline: () => void
}

/** One question a page, or all of them on one. */
export function QuizPages(props: QuizPagesProps) {
  const { session, questions, taking, current, clock } = props
  const { formatMessage } = useIntl()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOne = session.paging === 'ONE'
  const shown = isOne ? questions.filter(({ position }) => position === current) : questions
  const hasNext = current < questions.length
  useEffect(
    function focusQuestion() {
      heading.current?.focus()
    },
    [current],
  )
  const next = (): void => (hasNext ? props.onChoose(current + 1) : props.onReview())
  return (
    <div className={main}>
      <div className={column}>
        {shown.map((question) => (
          <Question
            key={question.position}
            question={question}
            taking={taking}
            count={questions.length}
            headingRef={question.position === current ? heading : null}
            onNext={isOne ? next : null}
          />
        ))}
        <Foot {...props} isOne={isOne} onNext={next} />
      </div>
      <div className={notes}>
        {clock.endsAt === null ? null : (
          <Text step="small" tone="ink2">
            {formatMessage(quizTimeMessages.endsAt, { time: props.writeTime(new Date(clock.endsAt - clock.offset)) })}
          </Text>
        )}
        {isOne ? (
          <div className={wideOnly}>
            <Text step="small" tone="ink2">
              {formatMessage(quizTakingMessages.keys)}
            </Text>
          </div>
        ) : null}
      </div>
    </div>
  )
}

interface QuestionProps {
  readonly question: TakenQuestion
  readonly count: number
  readonly taking: QuizTakingUse
  readonly headingRef: Ref<HTMLHeadingElement> | null
  /** Enter goes on; null where all questions are on one page. */
  readonly onNext: (() => void) | null
}

/** Where letters and Enter belong to what is typed. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea, select, button')

function Question({ question, count, taking, headingRef, onNext }: QuestionProps) {
  const { formatMessage } = useIntl()
  const { position, points } = question
  const { answer, isMarked } = answerOf(taking.answers, position)
  const press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'Enter') onNext?.()
    else if (event.key.toLowerCase() === 'm') taking.toggleMark(position)
    else return
    event.preventDefault()
  }
  return (
    // The keys of a question work wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={press}>
      <div className={above}>
        <span>{formatMessage(quizTakingMessages.questionOf, { number: position, count, points })}</span>
        {onNext === null && position !== 1 ? null : <TimeLeft timeLeft={taking.timeLeft} />}
      </div>
      <QuestionView
        question={question.question}
        answer={answer}
        onAnswer={(given) => taking.answer(position, given)}
        headingRef={headingRef}
      />
      {onNext === null ? <MarkButton isMarked={isMarked} onPress={() => taking.toggleMark(position)} /> : null}
    </div>
  )
}

function MarkButton({ isMarked, onPress }: { readonly isMarked: boolean; readonly onPress: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <Button variant="plain" size="lg" icon={<Icon glyph={Bookmark} />} onPress={onPress}>
      {formatMessage(isMarked ? quizTakingMessages.unmark : quizTakingMessages.mark)}
    </Button>
  )
}

function Foot({
  questions,
  taking,
  current,
  isOne,
  isOutlineOpen,
  ...acts
}: QuizPagesProps & {
  readonly isOne: boolean
  readonly onNext: () => void
}) {
  const { formatMessage } = useIntl()
  const isLast = current >= questions.length
  const { isMarked } = answerOf(taking.answers, current)
  const toggleMark = (): void => taking.toggleMark(current)
  return (
    <div className={foot}>
      <div className={sheetOnly}>
        <IconButton
          icon={<Icon glyph={List} />}
          label={formatMessage(quizTakingMessages.outline)}
          size="lg"
          aria-expanded={isOutlineOpen}
          onPress={acts.onOutline}
        />
        {isOne ? (
          <IconButton
            icon={<Icon glyph={Bookmark} />}
            label={formatMessage(isMarked ? quizTakingMessages.unmark : quizTakingMessages.mark)}
            size="lg"
            isPressed={isMarked}
            onPress={toggleMark}
          />
        ) : null}
      </div>
      {isOne && current > 1 ? (
        <Button size="lg" icon={<Icon glyph={ArrowLeft} />} onPress={() => acts.onChoose(current - 1)}>
          {formatMessage(quizTakingMessages.back)}
        </Button>
      ) : null}
      {isOne && !isLast ? (
        <Button size="lg" variant="solid" iconEnd={<Icon glyph={ArrowRight} />} onPress={acts.onNext}>
          {formatMessage(quizTakingMessages.next)}
        </Button>
      ) : (
        <Button size="lg" variant="solid" onPress={acts.onReview}>
          {formatMessage(quizTakingMessages.review)}
        </Button>
      )}
      <span className={spacer} />
      {isOne ? (
        <div className={wideOnly}>
          <MarkButton isMarked={isMarked} onPress={toggleMark} />
        </div>
      ) : null}
    </div>
  )
}
