import type { CourseChoice } from '@somo/graphql/schema'
import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { FormSection } from '@somo/ui/Form'
import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { RadioGroup } from '@somo/ui/RadioGroup'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Switch } from '@somo/ui/Switch'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod/mini'
import { mediumKindIcons } from '../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../domain/medium/mediumKindMessages.ts'
import { FormField } from '../../../platform/form/FormField.tsx'
import { SomoForm } from '../../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../../platform/form/useSomoForm.ts'
import { readItems, writeItems, type ItemValues } from './courseForm.ts'
import { contentMessages } from './editorMessages.ts'
import * as styles from './MediumEditor.css.ts'
import type { EditedMedium, EditedVersion } from './mediumTypes.ts'
import { editorTexts } from './savedAnswer.ts'
import { useCourseChoices, type FindCourseChoices, type MediumChanges } from './useMediumEditor.ts'

const orders = ['FREE', 'LINEAR'] as const
const schema = z.object({ order: z.enum(orders), items: z.array(z.custom<ItemValues>()) })
type Values = z.infer<typeof schema>

export interface CourseEditorProps {
  readonly medium: EditedMedium
  readonly draft: EditedVersion
  readonly changes: MediumChanges
}

/** The outline of a course. */
export function CourseEditor({ medium, draft, changes }: CourseEditorProps) {
  const { formatMessage } = useIntl()
  const find = useCourseChoices(medium.uuid)
  const { mainLocale } = medium
  const form = useSomoForm<Values, Values>({
    schema,
    initial: { order: draft.order ?? 'FREE', items: readItems(draft.items, mainLocale) },
    texts: editorTexts,
    onSave: ({ order, items }) => changes.updateContent(medium, draft, { order, items: writeItems(items, mainLocale) }),
  })
  return (
    <SomoForm form={form}>
      <FormSection>
        <FormField form={form} name="order" label={formatMessage(contentMessages.order)}>
          {({ value, onChange, ...field }) => (
            <RadioGroup
              {...field}
              orientation="horizontal"
              items={orders.map((id) => ({ id, label: formatMessage(contentMessages[id]) }))}
              selectedKey={value}
              onSelectionChange={onChange}
            />
          )}
        </FormField>
        <FormField form={form} name="items" label={formatMessage(contentMessages.items)}>
          {({ value, onChange, id, errorMessage }) => (
            <Outline items={value} id={id} onChange={onChange} find={find} errorMessage={errorMessage} />
          )}
        </FormField>
      </FormSection>
    </SomoForm>
  )
}

interface OutlineProps {
  readonly id: string
  readonly items: readonly ItemValues[]
  readonly onChange: (items: ItemValues[]) => void
  readonly find: FindCourseChoices
  readonly errorMessage: string | undefined
}

function Outline({ id, items, onChange, find, errorMessage }: OutlineProps) {
  const { formatMessage } = useIntl()
  // An empty field after each medium that was added, ready for the next one.
  const [added, setAdded] = useState(0)
  const replace = (changed: ItemValues): void =>
    onChange(items.map((item) => (item.uuid === changed.uuid ? changed : item)))
  return (
    <Stack space={16}>
      {items.length === 0 ? <Text tone="ink2">{formatMessage(contentMessages.noItems)}</Text> : null}
      <SortableList
        label={formatMessage(contentMessages.items)}
        items={items.map(({ uuid, medium }) => ({ id: uuid, label: medium.title }))}
        onReorder={(order) => onChange(order.flatMap((one) => items.find(({ uuid }) => uuid === one.id) ?? []))}
        renderItem={(one) => {
          const place = items.findIndex(({ uuid }) => uuid === one.id)
          const item = items[place]
          return item === undefined ? null : <ItemFields item={item} isFirst={place === 0} onChange={replace} />
        }}
        menuOf={(one) => ({
          label: formatMessage(contentMessages.blockActions, { name: one.label }),
          sections: [
            {
              id: 'item',
              items: [
                {
                  id: 'remove',
                  label: formatMessage(contentMessages.removeBlock),
                  onAction: () => onChange(items.filter(({ uuid }) => uuid !== one.id)),
                },
              ],
            },
          ],
        })}
      />
      <AddMedium
        key={added}
        autoFocus={added > 0}
        id={id}
        items={items}
        find={find}
        errorMessage={errorMessage}
        onAdd={(item) => {
          onChange([...items, item])
          setAdded(added + 1)
        }}
      />
    </Stack>
  )
}

interface ItemFieldsProps {
  readonly item: ItemValues
  readonly isFirst: boolean
  readonly onChange: (item: ItemValues) => void
}

function ItemFields({ item, isFirst, onChange }: ItemFieldsProps) {
  const { formatMessage } = useIntl()
  const { medium } = item
  return (
    <div className={styles.block}>
      <Inline space={8} align="center">
        <Icon glyph={mediumKindIcons[medium.kind]} />
        <Text isStrong>{medium.title}</Text>
        <Text step="small" tone="ink2">
          {formatMessage(mediumKindMessages[medium.kind])}
        </Text>
        {medium.state === 'PUBLISHED' ? null : (
          <Text step="small" tone="ink2">
            {formatMessage(contentMessages.unpublished)}
          </Text>
        )}
      </Inline>
      <TextField
        label={formatMessage(contentMessages.chapter)}
        description={formatMessage(contentMessages.chapterHint)}
        value={item.chapter}
        onChange={(chapter) => onChange({ ...item, chapter })}
      />
      <Switch
        label={formatMessage(contentMessages.required)}
        isSelected={item.isRequired}
        onChange={(isRequired) => onChange({ ...item, isRequired })}
      />
      {isFirst ? null : (
        <Switch
          label={formatMessage(contentMessages.opensAfter)}
          isSelected={item.isAfterPrevious}
          onChange={(isAfterPrevious) => onChange({ ...item, isAfterPrevious })}
        />
      )}
    </div>
  )
}

function AddMedium({
  id,
  items,
  find,
  errorMessage,
  autoFocus,
  onAdd,
}: Omit<OutlineProps, 'onChange'> & { readonly autoFocus: boolean; readonly onAdd: (item: ItemValues) => void }) {
  const { formatMessage } = useIntl()
  // Everything found so far: the answer to an earlier search may come after the one that is shown.
  const found = useRef(new Map<string, CourseChoice>())
  const options = useCallback(
    async (text: string) => {
      const choices = await find(text)
      for (const choice of choices) found.current.set(choice.uuid, choice)
      return choices
        .filter(({ uuid }) => !items.some(({ medium }) => medium.uuid === uuid))
        .map(({ uuid, title, kind }) => ({
          id: uuid,
          label: title,
          description: formatMessage(mediumKindMessages[kind]),
        }))
    },
    [find, items, formatMessage],
  )
  const { items: offered, isLoading, hasFailed, search } = useAsyncOptions(options)
  return (
    <ComboBox
      id={id}
      autoFocus={autoFocus}
      isLoading={isLoading}
      errorMessage={errorMessage}
      label={formatMessage(contentMessages.addMedium)}
      items={offered}
      selected={null}
      loadError={hasFailed ? formatMessage(contentMessages.findFailed) : undefined}
      onSearch={search}
      onSelectionChange={(option) => {
        const medium = option === null ? undefined : found.current.get(option.id)
        if (medium !== undefined)
          onAdd({
            uuid: crypto.randomUUID(),
            medium,
            chapter: '',
            otherChapters: [],
            isRequired: true,
            isAfterPrevious: false,
          })
      }}
    />
  )
}
