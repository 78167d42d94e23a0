import { questionTypes } from '@somo/graphql/quiz/question'
import { Button } from '@somo/ui/Button'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { MenuButton } from '@somo/ui/MenuButton'
import { Ellipsis, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { saveFile } from '../../../../domain/job/saveFile.ts'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { toasts } from '../../../../platform/toasts/toasts.ts'
import { BankDialog } from './BankDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { questionIcons } from './questionIcons.ts'
import { quizEditorMessages } from './quizEditorMessages.ts'
import { newQuestionPart } from './quizParts.ts'
import type { EditedQuestion, QuestionActs } from './useQuizEditor.ts'

export interface AddQuestionsProps {
  readonly versions: readonly string[]
  readonly questions: ReadonlyMap<string, EditedQuestion>
  readonly acts: QuestionActs
  readonly onAdd: (versions: readonly string[]) => void
  readonly onAddSection: () => void
  readonly onOpen: (part: string) => void
}

/** The ways to more questions: a new one by its type, those of the bank, a file; and to a file of those there are. */
export function AddQuestions({ versions, questions, acts, onAdd, onAddSection, onOpen }: AddQuestionsProps) {
  const { formatMessage } = useIntl()
  const [dialog, setDialog] = useState<'bank' | 'import' | null>(null)
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
  const more = [
    { id: 'bank', label: formatMessage(quizEditorMessages.fromBank), onAction: () => setDialog('bank') },
    { id: 'import', label: formatMessage(quizEditorMessages.importFile), onAction: () => setDialog('import') },
    ...(questions.size === 0
      ? []
      : [{ id: 'export', label: formatMessage(quizEditorMessages.exportGift), onAction: () => void exportAll() }]),
  ]
  return (
    <Inline space={8}>
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
              icon: <Icon glyph={questionIcons[type]} />,
              onAction: () => onOpen(newQuestionPart(type)),
            })),
          },
        ]}
      >
        {formatMessage(quizEditorMessages.addQuestion)}
      </MenuButton>
      <Button variant="plain" onPress={onAddSection}>
        {formatMessage(quizEditorMessages.addSection)}
      </Button>
      <MenuButton label={formatMessage(quizEditorMessages.more)} sections={[{ id: 'more', items: more }]} isSquare>
        <Icon glyph={Ellipsis} />
      </MenuButton>
      {dialog === 'bank' ? <BankDialog chosen={versions} onAdd={onAdd} onClose={() => setDialog(null)} /> : null}
      {dialog === 'import' ? <ImportDialog acts={acts} onClose={() => setDialog(null)} /> : null}
    </Inline>
  )
}
