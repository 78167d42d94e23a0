import type { SurveyQuestion } from '@somo/graphql/survey/form'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { MenuButton } from '@somo/ui/MenuButton'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { listMessages } from '../../../../domain/list/view/listMessages.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { questionIcons } from '../quiz/questionIcons.ts'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { quizEditorMessages } from '../quiz/quizEditorMessages.ts'
import { surveyEditorMessages } from './surveyEditorMessages.ts'
import { SurveyQuestionDialog } from './SurveyQuestionDialog.tsx'
import { surveyQuestionTypes, type SurveyQuestionType } from './surveyForm.ts'

export interface SurveyQuestionsProps {
  readonly id: string
  readonly questions: readonly SurveyQuestion[]
  readonly errorMessage: string | undefined
  /** Gets the questions of this moment: undo may come after other changes. */
  readonly onChange: (change: (questions: readonly SurveyQuestion[]) => SurveyQuestion[]) => void
}

interface OpenQuestion {
  readonly type: SurveyQuestionType
  readonly edited: SurveyQuestion | null
}

/** The questions of a survey: added, edited, put in order, removed. */
export function SurveyQuestions({ id, questions, errorMessage, onChange }: SurveyQuestionsProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState<OpenQuestion | null>(null)
  const required = questions.filter(({ isRequired }) => isRequired).length
  const edit = (question: SurveyQuestion): void => setOpen({ type: question.type, edited: question })
  const put = (question: SurveyQuestion): void => {
    setOpen(null)
    onChange((now) =>
      now.some((each) => each.id === question.id)
        ? now.map((each) => (each.id === question.id ? question : each))
        : [...now, question],
    )
  }
  const remove = (question: SurveyQuestion): void => {
    const place = questions.findIndex((each) => each.id === question.id)
    onChange((now) => now.filter((each) => each.id !== question.id))
    toasts.toast({
      message: formatMessage(surveyEditorMessages.removed, { question: question.stem }),
      action: {
        label: formatMessage(listMessages.undo),
        onAction: () => onChange((now) => now.toSpliced(place, 0, question)),
      },
    })
  }
  return (
    <Stack space={16}>
      <Text tone={errorMessage === undefined ? 'ink2' : 'bad'} id={id}>
        {errorMessage ?? formatMessage(surveyEditorMessages.summary, { count: questions.length, required })}
      </Text>
      <QuestionList questions={questions} onChange={onChange} onEdit={edit} onRemove={remove} />
      <div>
        <MenuButton
          variant="outline"
          icon={<Icon glyph={Plus} />}
          label={formatMessage(quizEditorMessages.addQuestion)}
          sections={[
            {
              id: 'types',
              items: surveyQuestionTypes.map((type) => ({
                id: type,
                label: formatMessage(questionTypeMessages[type]),
                icon: <Icon glyph={questionIcons[type]} />,
                onAction: () => setOpen({ type, edited: null }),
              })),
            },
          ]}
        >
          {formatMessage(quizEditorMessages.addQuestion)}
        </MenuButton>
      </div>
      {open === null ? null : <SurveyQuestionDialog {...open} onDone={put} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

interface QuestionListProps extends Pick<SurveyQuestionsProps, 'questions' | 'onChange'> {
  readonly onEdit: (question: SurveyQuestion) => void
  readonly onRemove: (question: SurveyQuestion) => void
}

function QuestionList({ questions, onChange, onEdit, onRemove }: QuestionListProps) {
  const { formatMessage } = useIntl()
  const byId = new Map(questions.map((question) => [question.id, question]))
  return (
    <SortableList
      label={formatMessage(quizEditorMessages.questions)}
      items={questions.map(({ id, stem }) => ({ id, label: stem }))}
      onReorder={(order) => onChange(() => order.flatMap(({ id }) => byId.get(id) ?? []))}
      renderItem={({ id }) => {
        const question = byId.get(id)
        return question === undefined ? null : <QuestionRow question={question} onEdit={() => onEdit(question)} />
      }}
      menuOf={({ id, label }) => {
        const question = byId.get(id)
        const steps =
          question === undefined
            ? []
            : [
                { id: 'edit', label: formatMessage(quizEditorMessages.edit), onAction: () => onEdit(question) },
                { id: 'remove', label: formatMessage(quizEditorMessages.remove), onAction: () => onRemove(question) },
              ]
        return {
          label: formatMessage(quizEditorMessages.actions, { name: label }),
          sections: [{ id: 'acts', items: steps }],
        }
      }}
    />
  )
}

function QuestionRow({ question, onEdit }: { readonly question: SurveyQuestion; readonly onEdit: () => void }) {
  const { formatMessage } = useIntl()
  const { type, stem, isRequired } = question
  const kind = formatMessage(questionTypeMessages[type])
  return (
    <Inline space={12} justify="between">
      <Button variant="plain" edge="start" icon={<Icon glyph={questionIcons[type]} />} onPress={onEdit}>
        {stem}
      </Button>
      <Text as="span" step="small" tone="ink2">
        {isRequired ? `${kind} · ${formatMessage(surveyEditorMessages.required)}` : kind}
      </Text>
    </Inline>
  )
}
