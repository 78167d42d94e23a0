import { questionTypes, type QuestionType } from '@somo/graphql/quiz/question'
import { Checkbox } from '@somo/ui/Checkbox'
import { SearchField } from '@somo/ui/SearchField'
import { Select } from '@somo/ui/Select'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../../domain/ask/FormDialog.tsx'
import { QueryView } from '../../../../platform/errors/QueryView.tsx'
import { questionTypeMessages } from '../../../../domain/quiz/questionTypeMessages.ts'
import { quizBankMessages } from './quizEditorMessages.ts'
import { useBank, type BankFilter } from './useQuizEditor.ts'

export interface BankDialogProps {
  /** The versions the quiz has already. */
  readonly chosen: readonly string[]
  readonly onAdd: (versions: readonly string[]) => void
  readonly onClose: () => void
}

const all = 'ALL'

/** Questions of the bank to add to a quiz, found by words, tag and type. */
export function BankDialog({ chosen, onAdd, onClose }: BankDialogProps) {
  const { formatMessage } = useIntl()
  const [filter, setFilter] = useState<BankFilter>({ search: '', tag: null, type: null })
  const [typed, setTyped] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const bank = useBank(filter)
  const tags = bank.data?.tags ?? []
  return (
    <FormDialog
      title={formatMessage(quizBankMessages.title)}
      verb={formatMessage(quizBankMessages.add, { count: added.length })}
      onAct={
        added.length === 0
          ? null
          : () => {
              onAdd(added)
              onClose()
            }
      }
      hasChanges={() => added.length > 0}
      onClose={onClose}
    >
      <Stack space={16}>
        <SearchField
          label={formatMessage(quizBankMessages.search)}
          value={typed}
          onChange={setTyped}
          onSearch={(search) => setFilter({ ...filter, search })}
        />
        <Select
          label={formatMessage(quizBankMessages.tag)}
          items={[{ id: all, label: formatMessage(quizBankMessages.anyTag) }, ...tags.map((id) => ({ id, label: id }))]}
          selectedKey={filter.tag ?? all}
          onSelectionChange={(tag) => setFilter({ ...filter, tag: tag === all ? null : tag })}
        />
        <Select<QuestionType | typeof all>
          label={formatMessage(quizBankMessages.type)}
          items={[
            { id: all, label: formatMessage(quizBankMessages.anyType) },
            ...questionTypes.map((id) => ({ id, label: formatMessage(questionTypeMessages[id]) })),
          ]}
          selectedKey={filter.type ?? all}
          onSelectionChange={(type) => setFilter({ ...filter, type: type === all ? null : type })}
        />
        <QueryView state={bank} onRetry={bank.retry}>
          {({ questions, hasMore }) => (
            <Stack space={4}>
              {questions.length === 0 ? <Text tone="ink2">{formatMessage(quizBankMessages.none)}</Text> : null}
              {questions.map(({ version, stem, type, tags: own }) => (
                <Checkbox
                  key={version}
                  label={stem}
                  description={[formatMessage(questionTypeMessages[type]), ...own].join(' · ')}
                  {...(chosen.includes(version) ? { disabledReason: formatMessage(quizBankMessages.isIn) } : {})}
                  isSelected={chosen.includes(version) || added.includes(version)}
                  onChange={(isAdded) =>
                    setAdded(isAdded ? [...added, version] : added.filter((each) => each !== version))
                  }
                />
              ))}
              {hasMore ? <Text tone="ink2">{formatMessage(quizBankMessages.more)}</Text> : null}
            </Stack>
          )}
        </QueryView>
      </Stack>
    </FormDialog>
  )
}
