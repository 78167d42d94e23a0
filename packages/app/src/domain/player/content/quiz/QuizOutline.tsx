import { Button } from '@somo/ui/Button'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { ProgressRibbon } from '@somo/ui/ProgressRibbon'
import { visuallyHidden } from '@somo/ui/visuallyHidden'
import { Bookmark, Check, Circle, Pencil, X, type LucideIcon } from 'lucide-react'
import { memo, useId, type KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { outline, outlineHead, sheetOnly } from '../../Player.css.ts'
import { chapter, row, rows } from '../../PlayerOutline.css.ts'
import { glyph, outlineFoot, rowButton } from './quiz.css.ts'
import { quizTakingMessages } from './quizPlayerMessages.ts'
import {
  answerOf,
  countAnswers,
  questionState,
  type QuestionState,
  type TakenAnswers,
  type TakenQuestion,
} from './quizSession.ts'

export interface QuizOutlineProps {
  readonly questions: readonly TakenQuestion[]
  readonly answers: TakenAnswers
  /** The position of the question that is shown; null on the page of the hand-in. */
  readonly current: number | null
  /** Of the sheet on small windows; wide ones always show the list. */
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (position: number) => void
  readonly onReview: () => void
}

const glyphs: Readonly<Record<QuestionState, LucideIcon>> = { ANSWERED: Check, MARKED: Bookmark, OPEN: Circle }

/** The questions of a quiz with their states: a column, on small windows a sheet. */
export const QuizOutline = memo(function QuizOutline({
  questions,
  answers,
  current,
  isOpen,
  ...acts
}: QuizOutlineProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const { answered, marked } = countAnswers(questions, answers)
  const count = questions.length
  const words =
    marked === 0
      ? formatMessage(quizTakingMessages.answered, { answered, count })
      : formatMessage(quizTakingMessages.answeredMarked, { answered, count, marked })
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') acts.onClose()
  }
  return (
    // Esc closes the sheet from any of its buttons.
    <nav
      className={outline}
      aria-labelledby={titleId}
      onKeyDown={closeOnEscape}
      {...(isOpen ? { 'data-open': '' } : {})}
    >
      <div className={outlineHead}>
        <div className={sheetOnly}>
          <Heading level={2} step="h3" id={titleId}>
            {formatMessage(quizTakingMessages.outline)}
          </Heading>
          <IconButton
            icon={<Icon glyph={X} />}
            label={formatMessage(quizTakingMessages.closeOutline)}
            onPress={acts.onClose}
          />
        </div>
        <ProgressRibbon
          label={formatMessage(quizTakingMessages.progress)}
          value={answered / Math.max(1, count)}
          parts={count}
          words={words}
        />
      </div>
      <ol className={rows}>
        {questions.map((question, place) => (
          <li key={question.position}>
            {question.section === '' || question.section === questions[place - 1]?.section ? null : (
              <div className={chapter}>{question.section}</div>
            )}
            <OutlineRow
              question={question}
              state={questionState(answerOf(answers, question.position))}
              isCurrent={question.position === current}
              onChoose={acts.onChoose}
            />
          </li>
        ))}
      </ol>
      <div className={outlineFoot}>
        <Button fullWidth onPress={acts.onReview}>
          {formatMessage(quizTakingMessages.review)}
        </Button>
      </div>
    </nav>
  )
})

interface OutlineRowProps extends Pick<QuizOutlineProps, 'onChoose'> {
  readonly question: TakenQuestion
  readonly state: QuestionState
  readonly isCurrent: boolean
}

/** One answer changes one row. */
const OutlineRow = memo(function OutlineRow({
  question: { position, title },
  state,
  isCurrent,
  onChoose,
}: OutlineRowProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={row} {...(isCurrent ? { 'data-current': '' } : {})}>
      <span className={glyph} data-state={isCurrent ? 'CURRENT' : state}>
        <Icon glyph={isCurrent ? Pencil : glyphs[state]} />
      </span>
      <button
        type="button"
        className={rowButton}
        onClick={() => onChoose(position)}
        {...(isCurrent ? { 'aria-current': 'step' as const } : {})}
      >
        {title === null ? (
          formatMessage(quizTakingMessages.question, { number: position })
        ) : (
          <>
            <span>{position}</span> <span>{title}</span>
          </>
        )}
        <span className={visuallyHidden}>{formatMessage(quizTakingMessages[state])}</span>
      </button>
    </div>
  )
})
