import { Button } from '@somo/ui/Button'
import { useDialogWarmer } from '@somo/ui/Dialog'
import { EmptyState } from '@somo/ui/EmptyState'
import { Heading } from '@somo/ui/Heading'
import { Inline } from '@somo/ui/Inline'
import { useLazy } from '../../../platform/lazy.ts'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import { QueryView } from '../../../platform/errors/QueryView.tsx'
import { fieldDialogChunk } from './fieldDialogChunk.ts'
import type { Definition } from './fieldForm.ts'
import { FieldLine } from './FieldLine.tsx'
import { fieldMessages } from './fieldMessages.ts'
import { FieldQuestion, type FieldAction } from './FieldQuestion.tsx'
import type { FieldsUse } from './useFields.ts'
import { useFieldMenu, type FieldMenu, type FieldMenuUse } from './useFieldMenu.ts'
import { useFieldResultToast } from './useFieldResultToast.ts'

/** The fields that this installation adds to its people: their order, and what can be done with each. */
export function FieldsPanel(use: FieldsUse) {
  const { fields, retry } = use
  const { formatMessage } = useIntl()
  const warmDialog = useDialogWarmer()
  const [opened, setOpened] = useState<Definition | 'new' | null>(null)
  const { module } = useLazy(fieldDialogChunk, opened !== null)
  const warm = (): void => {
    warmDialog()
    fieldDialogChunk.preload()
  }
  const add = (
    <Button variant="solid" onIntent={warm} onPress={() => setOpened('new')} aria-haspopup="dialog">
      {formatMessage(fieldMessages.add)}
    </Button>
  )
  return (
    <Stack space={20}>
      <Stack space={8}>
        <Inline justify="between">
          <Heading level={2}>{formatMessage(fieldMessages.title)}</Heading>
          {add}
        </Inline>
        <Text tone="ink2">{formatMessage(fieldMessages.lead)}</Text>
      </Stack>
      <QueryView state={fields} onRetry={retry}>
        {(all) => <Lists {...use} all={all} onEdit={setOpened} />}
      </QueryView>
      {opened === null || module === null ? null : (
        <module.FieldDialog definition={opened === 'new' ? null : opened} use={use} onClose={() => setOpened(null)} />
      )}
    </Stack>
  )
}

interface ListsProps extends FieldsUse {
  readonly all: readonly Definition[]
  readonly onEdit: (definition: Definition) => void
}

function Lists({ all, onEdit, ...use }: ListsProps) {
  const { formatMessage, locale } = useIntl()
  const [question, setQuestion] = useState<FieldAction | null>(null)
  const tell = useFieldResultToast()
  const shown = all.filter(({ isArchived }) => !isArchived)
  const archived = all.filter(({ isArchived }) => isArchived)
  const countOf = ({ uuid }: Definition): number | null => (use.holders === null ? null : (use.holders.get(uuid) ?? 0))
  const menuOf = useFieldMenu({
    countOf,
    onEdit,
    onAsk: (action, field) => setQuestion({ action, field }),
    onRestore: (field) => void use.restore(field).then((answer) => tell('restored', field, answer)),
  })
  const find = ({ id }: { readonly id: string }): Definition | undefined => shown.find(({ uuid }) => uuid === id)
  return (
    <Stack space={28}>
      {shown.length === 0 ? (
        <EmptyState title={formatMessage(fieldMessages.empty)}>{formatMessage(fieldMessages.emptySentence)}</EmptyState>
      ) : (
        <SortableList
          label={formatMessage(fieldMessages.title)}
          items={shown.map(({ uuid, labels }) => ({ id: uuid, label: labelIn(labels, locale) }))}
          onReorder={(items) =>
            void use.order(items.map(({ id }) => id)).then((answer) => tell(null, null, { ...answer, field: null }))
          }
          renderItem={(item) => {
            const field = find(item)
            return field === undefined ? null : <FieldLine field={field} count={countOf(field)} />
          }}
          menuOf={(item) => {
            const field = find(item)
            return field === undefined ? { label: item.label, sections: [] } : menuOf(field)
          }}
        />
      )}
      {archived.length === 0 ? null : <PutAway fields={archived} countOf={countOf} menuOf={menuOf} />}
      {question === null ? null : <FieldQuestion question={question} use={use} onClose={() => setQuestion(null)} />}
    </Stack>
  )
}

interface PutAwayProps extends Pick<FieldMenuUse, 'countOf'> {
  readonly fields: readonly Definition[]
  readonly menuOf: (field: Definition) => FieldMenu
}

function PutAway({ fields, countOf, menuOf }: PutAwayProps) {
  const { formatMessage } = useIntl()
  return (
    <Stack as="section" space={12} labelledBy="fields-put-away">
      <Heading level={3} id="fields-put-away">
        {formatMessage(fieldMessages.archived)}
      </Heading>
      <Text step="small" tone="ink2">
        {formatMessage(fieldMessages.archivedLead)}
      </Text>
      <Stack as="ul" space={12}>
        {fields.map((field) => (
          <li key={field.uuid}>
            <FieldLine field={field} count={countOf(field)} menu={menuOf(field)} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
