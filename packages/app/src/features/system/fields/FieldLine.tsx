import { Icon } from '@somo/ui/Icon'
import { Inline } from '@somo/ui/Inline'
import { MenuButton } from '@somo/ui/MenuButton'
import { Stack } from '@somo/ui/Stack'
import { Text } from '@somo/ui/Text'
import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { labelIn } from '../../../domain/custom-field/customField.ts'
import type { Definition } from './fieldForm.ts'
import { audienceMessages, fieldMessages, kindMessages } from './fieldMessages.ts'
import type { FieldMenu } from './useFieldMenu.ts'
import * as styles from './Fields.css.ts'

export interface FieldLineProps {
  readonly field: Definition
  /** How many people hold something in it; null until that is known. */
  readonly count: number | null
  /** What can be done with it, where its list has no menu of its own. */
  readonly menu?: FieldMenu
}

/** One field: its name, and its facts in one line. */
export function FieldLine({ field, count, menu }: FieldLineProps) {
  const { formatMessage, formatList, locale } = useIntl()
  const name = labelIn(field.labels, locale)
  const facts = [
    formatMessage(kindMessages[field.kind]),
    formatMessage(audienceMessages[field.visibleTo]),
    ...(field.isRequired ? [formatMessage(fieldMessages.required)] : []),
    ...(field.isOwn ? [formatMessage(fieldMessages.own)] : []),
    ...(count === null ? [] : [formatMessage(fieldMessages.held, { count })]),
  ]
  return (
    <div className={styles.line}>
      <Stack space={2}>
        <Inline space={8} align="baseline">
          <Text isStrong>{name}</Text>
          <Text step="small" tone="ink2">
            {field.key}
          </Text>
        </Inline>
        <Text step="small" tone="ink2">
          {formatList(facts, { type: 'unit', style: 'short' })}
        </Text>
      </Stack>
      {menu === undefined ? null : (
        <MenuButton {...menu} placement="bottom end" size="sm" isSquare>
          <Icon glyph={Ellipsis} />
        </MenuButton>
      )}
    </div>
  )
}
