import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { Text } from '@somo/ui/Text'
import { Eye, EyeOff, Lock } from 'lucide-react'
import { useIntl } from 'react-intl'
import { rolesOfEntry } from '../../domain/menu/arrangeMenu.ts'
import { MenuIcon } from '../../domain/menu/MenuIcon.tsx'
import { roleMessages } from '../../domain/user/roleMessages.ts'
import * as styles from './MenuConfigurationView.css.ts'
import { isHidden, lockedIds, updateEntry } from './menuEdit.ts'
import { messages } from './messages.ts'
import type { MenuEditor } from './useMenuEditor.ts'

export interface EntryRowProps {
  readonly id: string
  readonly label: string
  readonly editor: MenuEditor
}

/** A group's name, or an entry with its icon and whether it is shown. */
export function EntryRow({ id, label, editor }: EntryRowProps) {
  const { formatMessage, formatList } = useIntl()
  const { menu, changed, errors, edit } = editor
  const entry = menu.flatMap(({ entries }) => entries).find((one) => one.id === id)
  if (entry === undefined) return <span data-changed={changed.has(id) || undefined}>{label}</span>
  const hidden = isHidden(entry)
  const roles = rolesOfEntry(entry)
  const withheld = roles.filter((role) => entry.hiddenFor?.includes(role) === true)
  const hasError = editor.isChecked && errors.some(({ path }) => path?.[0] === id)
  return (
    <div className={styles.entry} data-changed={changed.has(id) || undefined} data-error={hasError || undefined}>
      <MenuIcon name={entry.row?.icon ?? 'link'} />
      <span className={styles.entryName}>
        <Text as="span" step="ui" tone={hidden ? 'ink3' : 'ink'}>
          {label}
        </Text>
        {withheld.length > 0 && !hidden ? (
          <Text as="span" step="small" tone="ink2">
            {formatMessage(messages.hiddenFor, {
              roles: formatList(
                withheld.map((role) => formatMessage(roleMessages[role])),
                { type: 'unit' },
              ),
            })}
          </Text>
        ) : null}
      </span>
      {lockedIds.includes(id) ? (
        <span
          className={styles.lock}
          role="img"
          aria-label={formatMessage(messages.locked, { name: label })}
          title={formatMessage(messages.locked, { name: label })}
        >
          <Icon glyph={Lock} />
        </span>
      ) : (
        <IconButton
          writes
          size="sm"
          label={formatMessage(hidden ? messages.show : messages.hide, { name: label })}
          icon={<Icon glyph={hidden ? EyeOff : Eye} />}
          onPress={() => edit(updateEntry(menu, id, { hiddenFor: hidden ? [] : [...roles] }))}
        />
      )}
    </div>
  )
}
