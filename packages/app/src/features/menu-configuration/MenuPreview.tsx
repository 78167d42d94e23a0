import type { Role } from '@somo/graphql/schema'
import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { SegmentedControl } from '@somo/ui/SegmentedControl'
import { Select } from '@somo/ui/Select'
import { Text } from '@somo/ui/Text'
import { Menu, Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { arrangeMenu, menuName, type MenuGroup } from '../../domain/menu/arrangeMenu.ts'
import type { MenuRow } from '../../domain/menu/arrangement.ts'
import { bottomIds } from '../../domain/menu/bottomIds.ts'
import { MenuIcon } from '../../domain/menu/MenuIcon.tsx'
import { roleMessages } from '../../domain/user/roleMessages.ts'
import * as styles from './MenuConfigurationView.css.ts'
import { firstLevel, levels, type EditedMenu } from './menuEdit.ts'
import { messages } from './messages.ts'

export interface MenuPreviewProps {
  readonly rows: readonly MenuRow[]
  readonly menu: EditedMenu
  readonly changed: ReadonlySet<string>
}

/** The menu of one role, made by the same function as the real one. */
export function MenuPreview({ rows, menu, changed }: MenuPreviewProps) {
  const { formatMessage } = useIntl()
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop')
  const [role, setRole] = useState(firstLevel)
  const roles: readonly Role[] = [role]
  const groups = arrangeMenu(rows, roles, { groups: menu })
  return (
    <section className={styles.preview} aria-labelledby="menu-preview">
      <div className={styles.columnHead}>
        <Heading level={2} step="h3" id="menu-preview">
          {formatMessage(messages.preview)}
        </Heading>
      </div>
      <SegmentedControl
        label={formatMessage(messages.device)}
        isLabelHidden
        fullWidth
        items={[
          { id: 'desktop', label: formatMessage(messages.desktop), icon: <Icon glyph={Monitor} /> },
          { id: 'phone', label: formatMessage(messages.phone), icon: <Icon glyph={Smartphone} /> },
        ]}
        selectedKey={device}
        onSelectionChange={setDevice}
      />
      <Select
        label={formatMessage(messages.role)}
        items={levels.map((id) => ({ id, label: formatMessage(roleMessages[id]) }))}
        selectedKey={role}
        onSelectionChange={setRole}
      />
      <div className={styles.frame[device]} data-part="frame">
        <Groups groups={groups} changed={changed} />
        {device === 'phone' ? <Bar groups={groups} /> : null}
      </div>
      {device === 'phone' ? (
        <Text as="p" step="note" tone="ink2">
          {formatMessage(messages.bar)}
        </Text>
      ) : null}
    </section>
  )
}

function Groups({ groups, changed }: { readonly groups: readonly MenuGroup[]; readonly changed: ReadonlySet<string> }) {
  const intl = useIntl()
  return groups.map(({ entries, ...group }) => {
    const caption = menuName(group, intl)
    return (
      <div key={group.id} className={styles.previewGroup}>
        {caption === '' ? null : (
          <Text as="p" step="caption" tone="ink2">
            {caption}
          </Text>
        )}
        <ul className={styles.previewList} role="list" aria-label={caption === '' ? undefined : caption}>
          {entries.map(({ id, icon, ...entry }) => (
            <li key={id} className={styles.previewEntry} data-changed={changed.has(id) || undefined}>
              <MenuIcon name={icon} />
              <Text as="span" step="ui" tone="ink">
                {menuName(entry, intl)}
              </Text>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

function Bar({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const intl = useIntl()
  const all = groups.flatMap(({ entries }) => entries)
  return (
    <ul className={styles.bar} role="list">
      {bottomIds(groups).flatMap((id) => {
        const entry = all.find((one) => one.id === id)
        if (entry === undefined) return []
        return [
          <li key={id} className={styles.barEntry}>
            <MenuIcon name={entry.icon} />
            <span>{menuName({ title: entry.shortTitle, labels: entry.labels }, intl)}</span>
          </li>,
        ]
      })}
      <li className={styles.barEntry}>
        <Icon glyph={Menu} size="navigation" />
        <span>{intl.formatMessage(messages.more)}</span>
      </li>
    </ul>
  )
}
