import { ComboBox, useAsyncOptions, type SelectOption } from '@somo/ui/ComboBox'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { personFinderMessages } from '../user/usePersonFinder.ts'
import * as styles from './PickList.css.ts'
import { pickListMessages } from './pickListMessages.ts'

/** Something that was chosen, with its words. */
export interface Picked {
  readonly id: string
  readonly label: string
  readonly description?: string | undefined
}

export interface PickListProps<Item extends Picked> {
  readonly id: string
  /** Names the field and the list of what is chosen. */
  readonly label: string
  readonly description?: string
  readonly errorMessage?: string | undefined
  readonly isRequired?: boolean
  readonly find: (text: string) => Promise<readonly SelectOption[]>
  readonly value: readonly Item[]
  readonly onChange: (items: Item[]) => void
  /** What is chosen becomes an entry. */
  readonly toItem: (option: SelectOption) => Item
  /** What can be set for an entry. */
  readonly renderExtra?: (item: Item, change: (item: Item) => void) => ReactNode
}

/** Several things, found one after the other by typing; what is chosen stands below the field. */
export function PickList<Item extends Picked>({
  id,
  find,
  value,
  onChange,
  toItem,
  renderExtra,
  ...field
}: PickListProps<Item>) {
  const { formatMessage } = useIntl()
  const { items, isLoading, hasFailed, search } = useAsyncOptions(find)
  const chosen = new Set(value.map((item) => item.id))
  return (
    <Stack space={8}>
      <ComboBox
        // Empty again after each choice, for the next one.
        key={value.length}
        {...field}
        id={id}
        isLoading={isLoading}
        items={items.filter((option) => !chosen.has(option.id))}
        selected={null}
        loadError={hasFailed ? formatMessage(personFinderMessages.failed) : undefined}
        onSearch={search}
        onSelectionChange={(option) => {
          if (option !== null && !chosen.has(option.id)) onChange([...value, toItem(option)])
        }}
      />
      {value.length === 0 ? null : (
        <ul className={styles.picked} role="list" aria-label={field.label}>
          {value.map((item) => (
            <li key={item.id} className={styles.pickedItem}>
              <div className={styles.pickedWords}>
                <Text as="span" step="ui" isStrong>
                  {item.label}
                </Text>
                {item.description === undefined ? null : (
                  <Text as="span" step="small" tone="ink2">
                    {item.description}
                  </Text>
                )}
                {renderExtra?.(item, (changed) => onChange(value.map((one) => (one.id === item.id ? changed : one))))}
              </div>
              <IconButton
                label={formatMessage(pickListMessages.remove, { name: item.label })}
                icon={<Icon glyph={X} />}
                onPress={() => onChange(value.filter((one) => one.id !== item.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
