import { Select } from '@somo/ui/Select'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { FormDialog } from '../../../domain/ask/FormDialog.tsx'
import { pathText, type CategoryNode } from '../../../domain/category/categoryTree.ts'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import { BulkDialog, type BulkWords } from '../../../domain/list/bulk/BulkDialog.tsx'
import { UnitPicker } from '../../../domain/unit/UnitPicker.tsx'
import type { FindUnits } from '../../../domain/unit/useUnitFinder.ts'
import type { FindPeople } from '../../../domain/user/usePersonFinder.ts'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { PersonPicker } from '../editor/PersonPicker.tsx'
import { bulkMessages, bulkSentences, bulkTitles, bulkVerbs } from './bulkMessages.ts'
import type { ChosenValue, MediaBulkAction } from './mediaBulkAction.ts'
import { useCategoryOptions } from '../../../domain/category/useCategoryOptions.ts'
import type { ChangeMedia } from './useMediaBulk.ts'

export interface MediaBulkDialogProps {
  readonly action: MediaBulkAction
  readonly uuids: readonly string[]
  readonly change: ChangeMedia
  readonly findUnits: FindUnits
  readonly findPeople: FindPeople
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Asks for the owner, the responsible person or the category of many media, then whether to change them. */
export function MediaBulkDialog({
  action,
  uuids,
  change,
  findUnits,
  findPeople,
  onDone,
  onClose,
}: MediaBulkDialogProps) {
  const { formatMessage } = useIntl()
  const [value, setValue] = useState<ChosenValue | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const about = { count: uuids.length, name: value?.label ?? '' }
  const title = formatMessage(bulkTitles[action], about)
  if (!isAsked || value === null) {
    const errorMessage = isChecked && value === null ? formatMessage(userErrorMessages.REQUIRED) : undefined
    return (
      <FormDialog
        title={title}
        verb={formatMessage(bulkMessages.goOn)}
        onAct={() => (value === null ? setChecked(true) : setAsked(true))}
        onClose={onClose}
      >
        <ValueField
          action={action}
          value={value}
          findUnits={findUnits}
          findPeople={findPeople}
          errorMessage={errorMessage}
          onChange={setValue}
        />
      </FormDialog>
    )
  }
  const words: BulkWords = {
    title: () => title,
    sentence: formatMessage(bulkMessages.noUndo),
    verb: formatMessage(bulkVerbs[action]),
    concerned: (count) => formatMessage(bulkSentences[action], { ...about, count }),
    tone: 'warn',
  }
  const consequences = { concerned: uuids.length, unchanged: 0, refused: [], confirmation: null }
  return (
    <BulkDialog
      words={words}
      ask={() => Promise.resolve({ consequences, problem: null })}
      run={() => change(action, uuids, value.id)}
      onRecounted={onDone}
      onDone={({ changed }) => {
        toasts.toast({ message: formatMessage(bulkMessages.done, { count: changed }) })
        onDone()
      }}
      onClose={onClose}
    />
  )
}

interface ValueFieldProps extends Pick<MediaBulkDialogProps, 'action' | 'findUnits' | 'findPeople'> {
  readonly value: ChosenValue | null
  readonly onChange: (value: ChosenValue | null) => void
  readonly errorMessage: string | undefined
}

function ValueField({ action, findUnits, findPeople, value, ...field }: ValueFieldProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(bulkVerbs[action])
  switch (action) {
    case 'OWNER':
      return <UnitPicker {...field} label={label} find={findUnits} selected={value} isRequired />
    case 'RESPONSIBLE':
      return <PersonPicker {...field} label={label} find={findPeople} selected={value} isRequired />
    case 'CATEGORY':
      return <CategoryField {...field} label={label} value={value} />
    default:
      return action satisfies never
  }
}

function CategoryField({
  label,
  value,
  onChange,
  errorMessage,
}: Pick<ValueFieldProps, 'value' | 'onChange' | 'errorMessage'> & { readonly label: string }) {
  const { locale } = useIntl()
  const categories: readonly CategoryNode[] = useCategoryOptions() ?? []
  const items = categories.map(({ uuid }) => ({ id: uuid, label: pathText(categories, uuid, locale) }))
  return (
    <Select
      label={label}
      items={items}
      selectedKey={value?.id ?? null}
      isRequired
      {...(errorMessage === undefined ? {} : { errorMessage })}
      onSelectionChange={(id) => onChange(items.find((item) => item.id === id) ?? null)}
    />
  )
}
