import { ComboBox, useAsyncOptions } from '@somo/ui/ComboBox'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { NumberField } from '@somo/ui/NumberField'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Select } from '@somo/ui/Select'
import { TagGroup } from '@somo/ui/TagGroup'
import { Text } from '@somo/ui/Text'
import { Trash2 } from 'lucide-react'
import { useIntl } from 'react-intl'
import { conditionMessages, formMessages } from './adminMessages.ts'
import * as styles from './BadgeAdmin.css.ts'
import type { BadgeAdminData } from './badgeAdminTypes.ts'
import { conditionKinds, newCondition, type ConditionValues } from './badgeForm.ts'

export interface ConditionFieldsProps extends Pick<BadgeAdminData, 'kind' | 'findMedia'> {
  readonly condition: ConditionValues
  /** From 1. */
  readonly number: number
  /** How many people meet it; null while it is not known. */
  readonly people: number | null
  readonly onChange: (condition: ConditionValues) => void
  readonly onRemove: () => void
}

/** One condition of a rule. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { condition, kind, number, people, onChange, onRemove } = props
  const { formatMessage } = useIntl()
  const kinds = conditionKinds[kind]
  return (
    <div className={styles.condition}>
      <div className={styles.conditionHead}>
        {kinds.length > 1 ? (
          <Select
            label={formatMessage(formMessages.kind)}
            items={kinds.map((id) => ({ id, label: formatMessage(conditionMessages[id]) }))}
            selectedKey={condition.kind}
            onSelectionChange={(id) => onChange({ ...newCondition(id), id: condition.id })}
          />
        ) : (
          <Text isStrong>{formatMessage(conditionMessages[condition.kind])}</Text>
        )}
        <IconButton
          writes
          label={formatMessage(formMessages.removeCondition, { number })}
          icon={<Icon glyph={Trash2} />}
          onPress={onRemove}
        />
      </div>
      {condition.kind === 'COMPLETES' ? (
        <MediaFields {...props} />
      ) : (
        <div className={styles.numbers}>
          <NumberField
            label={formatMessage(formMessages.count)}
            value={condition.count}
            min={1}
            onChange={(count) => onChange({ ...condition, count })}
          />
        </div>
      )}
      {people === null ? null : (
        <Text step="small" tone="ink2">
          {formatMessage(formMessages.meets, { count: people })}
        </Text>
      )}
    </div>
  )
}

/** Which media, all or how many of them, and with which score. */
function MediaFields({ condition, findMedia, onChange }: ConditionFieldsProps) {
  const { formatMessage } = useIntl()
  const { media, isAll, count, score } = condition
  const { items, isLoading, hasFailed, search } = useAsyncOptions(findMedia)
  return (
    <>
      {media.length === 0 ? null : (
        <TagGroup
          label={formatMessage(formMessages.media)}
          items={media.map(({ uuid, title }) => ({ id: uuid, label: title }))}
          onRemove={(id) => onChange({ ...condition, media: media.filter(({ uuid }) => uuid !== id) })}
        />
      )}
      <ComboBox
        key={media.length}
        label={formatMessage(formMessages.addMedium)}
        items={items.filter(({ id }) => !media.some(({ uuid }) => uuid === id))}
        selected={null}
        isLoading={isLoading}
        loadError={hasFailed ? formatMessage(formMessages.findFailed) : undefined}
        onSearch={search}
        onSelectionChange={(option) => {
          if (option !== null) onChange({ ...condition, media: [...media, { uuid: option.id, title: option.label }] })
        }}
      />
      <div className={styles.numbers}>
        <SegmentedControl
          label={formatMessage(formMessages.howMany)}
          items={[
            { id: 'all', label: formatMessage(formMessages.allMedia) },
            { id: 'some', label: formatMessage(formMessages.someMedia) },
          ]}
          selectedKey={isAll ? 'all' : 'some'}
          onSelectionChange={(id) =>
            onChange({ ...condition, isAll: id === 'all', count: id === 'all' ? null : (count ?? 1) })
          }
        />
        {isAll ? null : (
          <NumberField
            label={formatMessage(formMessages.count)}
            value={count}
            min={1}
            max={Math.max(media.length, 1)}
            onChange={(next) => onChange({ ...condition, count: next })}
          />
        )}
        <NumberField
          label={formatMessage(formMessages.score)}
          value={score}
          min={1}
          max={100}
          suffix="%"
          onChange={(next) => onChange({ ...condition, score: next })}
        />
      </div>
    </>
  )
}
