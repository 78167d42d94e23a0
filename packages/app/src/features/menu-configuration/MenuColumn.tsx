import { Heading } from '@somo/ui/Heading'
import { Icon } from '@somo/ui/Icon'
import { MenuButton } from '@somo/ui/MenuButton'
import { SortableList } from '@somo/ui/SortableList'
import { Text } from '@somo/ui/Text'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useIntl } from 'react-intl'
import { menuName } from '../../domain/menu/arrangeMenu.ts'
import { EntryRow } from './EntryRow.tsx'
import { EntryFields, GroupFields } from './EntryFields.tsx'
import * as styles from './MenuConfigurationView.css.ts'
import {
  addGroup,
  addLink,
  columnOf,
  firstLevel,
  isHidden,
  removeEntry,
  removeGroup,
  reorderColumn,
  type Level,
} from './menuEdit.ts'
import { messages } from './messages.ts'
import type { MenuEditor } from './useMenuEditor.ts'

const titles = { LEARNER: messages.learner, EDUCATION_MANAGER: messages.manager, ADMIN: messages.admin } as const

type Item = ComponentProps<typeof SortableList>['items'][number]

export interface MenuColumnProps {
  readonly level: Level
  readonly editor: MenuEditor
  /** The entry or group that is open. */
  readonly open: string | null
  readonly onOpen: (id: string | null) => void
}

const createKey = (): string => crypto.randomUUID().slice(0, 8)

/** One list: the entries a role adds, in their groups, to be moved by dragging, by keys or by a menu. */
export function MenuColumn({ level, editor, open, onOpen }: MenuColumnProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { menu, edit } = editor
  const column = columnOf(menu, level)
  const entries = column.flatMap((group) => group.entries)
  const names = nameMenu(editor, intl)
  const counts = { count: entries.length, hidden: entries.filter(isHidden).length }
  const items = column.map((group): Item => ({
    id: group.id,
    label: names(group.id),
    children: group.entries.map(({ id }) => ({ id, label: names(id) })),
  }))
  const add = (kind: 'link' | 'group'): void => {
    const key = createKey()
    if (kind === 'link') edit(addLink(menu, level, key))
    else edit(addGroup(menu, key, { [intl.locale]: formatMessage(messages.newGroup) }))
    onOpen(`${kind}-${key}`)
  }
  const fieldsOf = (id: string) => {
    if (open !== id) return null
    const entry = entries.find((one) => one.id === id)
    const group = column.find((one) => one.id === id)
    if (entry !== undefined)
      return <EntryFields entry={entry} editor={editor} names={names} onClose={() => onOpen(null)} />
    return group === undefined ? null : <GroupFields group={group} editor={editor} onClose={() => onOpen(null)} />
  }
  const remove = (id: string): void => {
    edit(id.startsWith('link-') ? removeEntry(menu, id) : removeGroup(menu, id))
    if (open === id) onOpen(null)
  }
  return (
    <section className={styles.column} aria-labelledby={`menu-${level}`}>
      <div className={styles.columnHead}>
        <Heading level={2} step="h3" id={`menu-${level}`}>
          {formatMessage(titles[level])}
        </Heading>
        <Text as="span" step="small" tone="ink2">
          {formatMessage(level === firstLevel ? messages.count : messages.adds, counts)}
        </Text>
      </div>
      <SortableList
        label={formatMessage(titles[level])}
        items={items}
        onReorder={(next) => edit(reorderColumn(menu, level, next))}
        renderItem={({ id, label }) => (
          <>
            <EntryRow id={id} label={label} editor={editor} />
            {fieldsOf(id)}
          </>
        )}
        menuOf={({ id, label }) => ({
          label: formatMessage(messages.actions, { name: label }),
          sections: [
            {
              id: 'entry',
              items: [
                { id: 'edit', label: formatMessage(messages.edit), onAction: () => onOpen(id) },
                ...(/^(?:link|group)-/.test(id)
                  ? [{ id: 'remove', label: formatMessage(messages.remove), onAction: () => remove(id) }]
                  : []),
              ],
            },
          ],
        })}
      />
      {level === firstLevel ? (
        <Text as="p" step="small" tone="ink2">
          {formatMessage(messages.always)}
        </Text>
      ) : null}
      <AddButton onAdd={add} />
    </section>
  )
}

function AddButton({ onAdd }: { readonly onAdd: (kind: 'link' | 'group') => void }) {
  const { formatMessage } = useIntl()
  return (
    <div>
      <MenuButton
        label={formatMessage(messages.add)}
        icon={<Icon glyph={Plus} />}
        variant="outline"
        sections={[
          {
            id: 'add',
            items: [
              { id: 'link', label: formatMessage(messages.addLink), onAction: () => onAdd('link') },
              { id: 'group', label: formatMessage(messages.addGroup), onAction: () => onAdd('group') },
            ],
          },
        ]}
      >
        {formatMessage(messages.add)}
      </MenuButton>
    </div>
  )
}

/** The names of entries and groups in the page's language, by their ids. */
export function nameMenu(
  { menu }: Pick<MenuEditor, 'menu'>,
  intl: Parameters<typeof menuName>[1],
): (id: string) => string {
  const group = (id: string) => menu.find((one) => one.id === id)
  const entry = (id: string) => menu.flatMap(({ entries }) => entries).find((one) => one.id === id)
  return (id) => {
    const found = group(id)
    if (found !== undefined) {
      const own = menuName({ title: found.caption, labels: found.labels ?? null }, intl)
      return own === '' ? intl.formatMessage(messages.main) : own
    }
    const one = entry(id)
    const own = menuName({ title: one?.row?.title ?? null, labels: one?.labels ?? null }, intl)
    return own === '' ? intl.formatMessage(messages.newLink) : own
  }
}
