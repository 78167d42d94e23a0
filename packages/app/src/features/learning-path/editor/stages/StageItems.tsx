import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { Icon } from '@somo/ui/Icon'
import { SortableList } from '@somo/ui/SortableList'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { useCallback, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useDuration } from '../../../../domain/learning/useDuration.ts'
import { mediumKindIcons } from '../../../../domain/medium/mediumKindIcons.ts'
import { mediumKindMessages } from '../../../../domain/medium/mediumKindMessages.ts'
import type { PathItem } from '../pathTypes.ts'
import type { FindPathMedia } from '../usePathEditor.ts'
import { stageMessages } from './stageMessages.ts'
import * as styles from './Stages.css.ts'

/** A medium of a stage: what it is called, and its kind and length at the right. */
export function StageItem({ item }: { readonly item: PathItem }) {
  const { formatMessage, formatList } = useIntl()
  const duration = useDuration()
  const facts = [
    formatMessage(mediumKindMessages[item.kind]),
    ...(item.durationMinutes === null ? [] : [duration(item.durationMinutes)]),
    ...(item.state === 'PUBLISHED' ? [] : [formatMessage(stageMessages.unpublished)]),
  ]
  return (
    <>
      <span className={styles.words}>
        <Icon glyph={mediumKindIcons[item.kind]} />
        <Text as="span">{item.title}</Text>
      </span>
      <Text as="span" step="small" tone={item.state === 'PUBLISHED' ? 'ink2' : 'warn'}>
        {formatList(facts, { type: 'unit', style: 'short' })}
      </Text>
    </>
  )
}

export interface StageItemsProps {
  readonly items: readonly PathItem[]
  readonly onChange: (items: PathItem[]) => void
  readonly find: FindPathMedia
}

/** The media of the stage that is edited, in the order that they are shown in. */
export function StageItems({ items, onChange, find }: StageItemsProps) {
  const { formatMessage } = useIntl()
  const itemOf = (medium: string): PathItem | undefined => items.find((item) => item.medium === medium)
  return (
    <Stack space={12}>
      {items.length === 0 ? null : (
        <SortableList
          label={formatMessage(stageMessages.items)}
          items={items.map(({ medium, title }) => ({ id: medium, label: title }))}
          onReorder={(order) => onChange(order.flatMap(({ id }) => itemOf(id) ?? []))}
          renderItem={({ id }) => {
            const item = itemOf(id)
            return item === undefined ? null : (
              <span className={styles.head}>
                <StageItem item={item} />
              </span>
            )
          }}
          menuOf={({ id, label }) => ({
            label: formatMessage(stageMessages.itemActions, { title: label }),
            sections: [
              {
                id: 'item',
                items: [
                  {
                    id: 'remove',
                    label: formatMessage(stageMessages.removeItem),
                    onAction: () => onChange(items.filter(({ medium }) => medium !== id)),
                  },
                ],
              },
            ],
          })}
        />
      )}
      <AddItem key={items.length} items={items} find={find} onAdd={(item) => onChange([...items, item])} />
    </Stack>
  )
}

interface AddItemProps extends Pick<StageItemsProps, 'items' | 'find'> {
  readonly onAdd: (item: PathItem) => void
}

function AddItem({ items, find, onAdd }: AddItemProps) {
  const { formatMessage } = useIntl()
  // Everything found so far: the answer to an earlier search may come after the one that is shown.
  const found = useRef(new Map<string, PathItem>())
  const options = useCallback(
    async (text: string) => {
      const choices = await find(text)
      for (const choice of choices) found.current.set(choice.medium, choice)
      return choices
        .filter(({ medium }) => !items.some((item) => item.medium === medium))
        .map(({ medium, title, kind }) => ({
          id: medium,
          label: title,
          description: formatMessage(mediumKindMessages[kind]),
        }))
    },
    [find, items, formatMessage],
  )
  const { items: offered, isLoading, hasFailed, search } = useAsyncOptions(options)
  return (
    <ComboBox
      isLoading={isLoading}
      label={formatMessage(stageMessages.addItem)}
      description={formatMessage(stageMessages.addHint)}
      items={offered}
      selected={null}
      loadError={hasFailed ? formatMessage(stageMessages.findFailed) : undefined}
      onSearch={search}
      onSelectionChange={(option) => {
        const item = option === null ? undefined : found.current.get(option.id)
        if (item !== undefined) onAdd(item)
      }}
    />
  )
}
