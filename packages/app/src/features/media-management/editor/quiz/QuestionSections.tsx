import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { MenuButton } from '@somo/ui/MenuButton'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { questionTypes, type QuestionType } from '@somo/graphql/quiz/question'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { saveFile } from '../../../../domain/job/saveFile.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { BankDialog } from './BankDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { questionIcons } from './questionIcons.ts'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { quizEditorMessages } from './quizEditorMessages.ts'
import { addQuestions, countDrawn, removeQuestion, replaceQuestion, type SectionValues } from './quizForm.ts'
import { SectionFields } from './SectionFields.tsx'
import { useNamedQuestions, useQuestionActs, type EditedQuestion } from './useQuizEditor.ts'

export interface QuestionSectionsProps {
  readonly id: string
  readonly sections: readonly SectionValues[]
  /** The unit that owns the quiz. */
  readonly unit: string
  readonly errorMessage: string | undefined
  readonly onChange: (sections: SectionValues[]) => void
}

/** What is open over the list. */
type OpenDialog =
  | { readonly kind: 'question'; readonly type: QuestionType; readonly edited: EditedQuestion | null }
  | { readonly kind: 'bank' }
  | { readonly kind: 'import' }

/** The questions of a quiz in their sections, and the ways to more of them. */
export function QuestionSections({ id, sections, unit, errorMessage, onChange }: QuestionSectionsProps) {
  const { formatMessage } = useIntl()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const acts = useQuestionActs(unit)
  const versions = sections.flatMap(({ questions }) => questions)
  const named = useNamedQuestions(versions)
  const questions = new Map((named.data ?? []).map(({ version, question }) => [version, question]))
  const last = sections.at(-1)?.id ?? ''
  const add = (added: readonly string[]): void => onChange(addQuestions(sections, last, added))
  const close = (): void => setDialog(null)
  const exportAll = async (): Promise<void> => {
    try {
      const { text, leftOut } = await acts.exportGift([...questions.values()].map(({ uuid }) => uuid))
      const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
      saveFile(address, 'questions.gift.txt')
      URL.revokeObjectURL(address)
      if (leftOut.length > 0)
        toasts.toast({ message: formatMessage(quizEditorMessages.leftOut, { count: leftOut.length }) })
    } catch {
      toasts.toast({ tone: 'bad', message: formatMessage(quizEditorMessages.exportFailed) })
    }
  }
  return (
    <Stack space={16}>
      <Text tone={errorMessage === undefined ? 'ink2' : 'bad'} id={id}>
        {errorMessage ??
          formatMessage(quizEditorMessages.summary, { count: versions.length, drawn: countDrawn(sections) })}
      </Text>
      <SectionList
        sections={sections}
        questions={questions}
        onChange={onChange}
        onEdit={(question) => setDialog({ kind: 'question', type: question.type, edited: question })}
      />
      <Inline space={12}>
        <MenuButton
          variant="outline"
          icon={<Icon glyph={Plus} />}
          label={formatMessage(quizEditorMessages.addQuestion)}
          sections={[
            {
              id: 'types',
              items: questionTypes.map((type) => ({
                id: type,
                label: formatMessage(questionTypeMessages[type]),
                onAction: () => setDialog({ kind: 'question', type, edited: null }),
              })),
            },
          ]}
        >
          {formatMessage(quizEditorMessages.addQuestion)}
        </MenuButton>
        <Button onPress={() => setDialog({ kind: 'bank' })}>{formatMessage(quizEditorMessages.fromBank)}</Button>
        <Button
          onPress={() => onChange([...sections, { id: crypto.randomUUID(), title: '', pick: null, questions: [] }])}
        >
          {formatMessage(quizEditorMessages.addSection)}
        </Button>
        <Button variant="plain" onPress={() => setDialog({ kind: 'import' })}>
          {formatMessage(quizEditorMessages.importFile)}
        </Button>
        {questions.size === 0 ? null : (
          <Button variant="plain" onPress={() => void exportAll()}>
            {formatMessage(quizEditorMessages.exportGift)}
          </Button>
        )}
      </Inline>
      {dialog?.kind === 'question' ? (
        <QuestionDialog
          acts={acts}
          type={dialog.type}
          edited={dialog.edited}
          onSaved={({ uuid, version }) => {
            const before = versions.find((each) => questions.get(each)?.uuid === uuid)
            if (before === undefined) add([version])
            else {
              onChange(replaceQuestion(sections, before, version))
              // The same version with another content: the form does not change, so the list is read anew.
              if (before === version) named.retry()
            }
            close()
          }}
          onClose={close}
        />
      ) : null}
      {dialog?.kind === 'bank' ? <BankDialog chosen={versions} onAdd={add} onClose={close} /> : null}
      {dialog?.kind === 'import' ? <ImportDialog acts={acts} onClose={close} /> : null}
    </Stack>
  )
}

interface SectionListProps extends Pick<QuestionSectionsProps, 'sections' | 'onChange'> {
  readonly questions: ReadonlyMap<string, EditedQuestion>
  readonly onEdit: (question: EditedQuestion) => void
}

/** Sections with their questions: moved by dragging, by keys on the handle, or by the menu. */
function SectionList({ sections, questions, onChange, onEdit }: SectionListProps) {
  const { formatMessage } = useIntl()
  const nameOf = ({ title }: SectionValues, place: number): string =>
    title === '' ? formatMessage(quizEditorMessages.section, { number: place + 1 }) : title
  const stemOf = (version: string): string =>
    questions.get(version)?.stem ?? formatMessage(quizEditorMessages.unknownQuestion)
  const replace = (changed: SectionValues): void =>
    onChange(sections.map((each) => (each.id === changed.id ? changed : each)))
  return (
    <SortableList
      label={formatMessage(quizEditorMessages.questions)}
      items={sections.map((section, place) => ({
        id: section.id,
        label: nameOf(section, place),
        children: section.questions.map((version) => ({ id: version, label: stemOf(version) })),
      }))}
      onReorder={(items) =>
        onChange(
          items.flatMap(({ id, children = [] }) => {
            const section = sections.find((each) => each.id === id)
            return section === undefined ? [] : [{ ...section, questions: children.map((child) => child.id) }]
          }),
        )
      }
      renderItem={({ id }) => {
        const section = sections.find((each) => each.id === id)
        if (section !== undefined) return <SectionFields section={section} onChange={replace} />
        return <QuestionRow question={questions.get(id) ?? null} version={id} stem={stemOf(id)} onEdit={onEdit} />
      }}
      menuOf={({ id, label }) => {
        const question = questions.get(id)
        const isSection = sections.some((each) => each.id === id)
        return {
          label: formatMessage(quizEditorMessages.actions, { name: label }),
          sections: [
            {
              id: 'acts',
              items: [
                ...(question === undefined
                  ? []
                  : [
                      {
                        id: 'edit',
                        label: formatMessage(quizEditorMessages.edit),
                        onAction: () => onEdit(question),
                      },
                    ]),
                {
                  id: 'remove',
                  label: formatMessage(quizEditorMessages.remove),
                  onAction: () =>
                    onChange(isSection ? sections.filter((each) => each.id !== id) : removeQuestion(sections, id)),
                },
              ],
            },
          ],
        }
      }}
    />
  )
}

interface QuestionRowProps {
  readonly question: EditedQuestion | null
  readonly version: string
  readonly stem: string
  readonly onEdit: (question: EditedQuestion) => void
}

function QuestionRow({ question, version, stem, onEdit }: QuestionRowProps) {
  const { formatMessage } = useIntl()
  if (question === null) return <Text tone="ink2">{stem}</Text>
  return (
    <Inline space={12} justify="between">
      <Button
        variant="plain"
        edge="start"
        icon={<Icon glyph={questionIcons[question.type]} />}
        onPress={() => onEdit(question)}
      >
        {stem}
      </Button>
      <Text as="span" step="small" tone="ink2">
        {`${formatMessage(questionTypeMessages[question.type])} · ${formatMessage(quizEditorMessages.points, { points: question.points })}`}
        {question.version === version ? null : ` · ${formatMessage(quizEditorMessages.newerVersion)}`}
      </Text>
    </Inline>
  )
}
