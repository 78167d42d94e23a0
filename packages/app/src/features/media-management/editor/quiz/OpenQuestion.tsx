import { IconButton } from '@somo/ui/IconButton'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useIntl } from 'react-intl'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { SettingsHead } from '../columns/EditorColumns.tsx'
import { QuestionForm } from './question/QuestionForm.tsx'
import { quizEditorMessages } from './quizEditorMessages.ts'
import type { NumberedQuestion, OpenPart } from './quizTypes.ts'
import type { EditedQuestion, QuestionActs } from './useQuizEditor.ts'

export interface OpenQuestionProps {
  readonly open: Exclude<OpenPart, { kind: 'settings' }>
  readonly questions: readonly NumberedQuestion[]
  readonly acts: QuestionActs
  readonly onOpen: (part: string) => void
  /** `before` is what it was; null for a new question. */
  readonly onSaved: (saved: EditedQuestion, before: NumberedQuestion | null) => void
}

/** The form of the question that is open, with the way to the ones before and after it. */
export function OpenQuestion({ open, questions, acts, onOpen, onSaved }: OpenQuestionProps) {
  const { formatMessage } = useIntl()
  const before = open.kind === 'new' ? null : open.question
  const type = open.kind === 'new' ? open.type : open.question.question.type
  return (
    <>
      <SettingsHead
        place={
          before === null
            ? formatMessage(quizEditorMessages.newQuestion)
            : formatMessage(quizEditorMessages.place, { number: before.number, count: questions.length })
        }
        title={formatMessage(questionTypeMessages[type])}
        actions={before === null ? undefined : <Neighbours current={before} questions={questions} onOpen={onOpen} />}
      />
      <QuestionForm
        key={before === null ? type : `${before.question.version} ${before.question.revision}`}
        type={type}
        edited={before?.question ?? null}
        acts={acts}
        onSaved={(saved) => onSaved(saved, before)}
      />
    </>
  )
}

interface NeighboursProps extends Pick<OpenQuestionProps, 'questions' | 'onOpen'> {
  readonly current: NumberedQuestion
}

function Neighbours({ current, questions, onOpen }: NeighboursProps) {
  const { formatMessage } = useIntl()
  const at = questions.findIndex(({ version }) => version === current.version)
  const steps = [
    { question: questions[at - 1], glyph: ChevronUp, label: formatMessage(quizEditorMessages.previous) },
    { question: questions[at + 1], glyph: ChevronDown, label: formatMessage(quizEditorMessages.next) },
  ]
  return (
    <Inline space={8}>
      {steps.map(({ question, glyph, label }) =>
        question === undefined ? null : (
          <IconButton
            key={label}
            label={label}
            icon={<Icon glyph={glyph} />}
            onPress={() => onOpen(question.question.uuid)}
          />
        ),
      )}
    </Inline>
  )
}
