import { Button } from '@somo/ui/Button'
import { CheckboxGroup } from '@somo/ui/CheckboxGroup'
import { Select } from '@somo/ui/Select'
import { Text } from '@somo/ui/Text'
import { TextField } from '@somo/ui/TextField'
import { useIntl, type IntlShape } from 'react-intl'
import { rolesOfEntry } from '../../domain/menu/arrangeMenu.ts'
import type { CompleteEntry, CompleteGroup, MenuLabels } from '../../domain/menu/arrangement.ts'
import { roleMessages } from '../../domain/user/roleMessages.ts'
import { allowedLocales } from '../../platform/build/constants.ts'
import { nativeNames } from '../../platform/locale/locales.ts'
import * as styles from './MenuConfigurationView.css.ts'
import { lockedIds, moveToGroup, renameGroup, updateEntry } from './menuEdit.ts'
import { messages } from './messages.ts'
import type { MenuEditor, MenuErrors } from './useMenuEditor.ts'

interface EntryFieldsProps {
  readonly entry: CompleteEntry
  readonly editor: MenuEditor
  readonly names: (id: string) => string
  readonly onClose: () => void
}

/** The fields of an entry, opened in its place: names, address, group, and for whom it is. */
export function EntryFields({ entry, editor, names, onClose }: EntryFieldsProps) {
  const { formatMessage } = useIntl()
  const { menu, edit } = editor
  const { id, url, hiddenFor = [] } = entry
  const errors = errorsOf(editor, id)
  const roles = rolesOfEntry(entry)
  const group = menu.find(({ entries }) => entries.some((one) => one.id === id))?.id ?? null
  return (
    <div className={styles.fields} data-part="fields">
      <LabelFields
        labels={entry.labels ?? {}}
        hint={formatMessage(url === undefined ? messages.labelHint : messages.linkHint)}
        errors={errors}
        onChange={(labels) => edit(updateEntry(menu, id, { labels }))}
      />
      {url === undefined ? null : (
        <TextField
          label={formatMessage(messages.url)}
          description={formatMessage(messages.urlHint)}
          type="url"
          value={url}
          onChange={(typed) => edit(updateEntry(menu, id, { url: typed }))}
          errorMessage={errorAt(errors, 'url', formatMessage)}
        />
      )}
      <Select
        label={formatMessage(messages.group)}
        items={menu.map((one) => ({ id: one.id, label: names(one.id) }))}
        selectedKey={group}
        onSelectionChange={(target) => edit(moveToGroup(menu, id, target))}
      />
      {lockedIds.includes(id) ? null : (
        <CheckboxGroup
          label={formatMessage(messages.shownTo)}
          items={roles.map((role) => ({ id: role, label: formatMessage(roleMessages[role]) }))}
          selectedKeys={roles.filter((role) => !hiddenFor.includes(role))}
          onSelectionChange={(shown) =>
            edit(updateEntry(menu, id, { hiddenFor: roles.filter((role) => !shown.includes(role)) }))
          }
        />
      )}
      <div>
        <Button size="sm" onPress={onClose}>
          {formatMessage(messages.close)}
        </Button>
      </div>
    </div>
  )
}

interface GroupFieldsProps {
  readonly group: CompleteGroup
  readonly editor: MenuEditor
  readonly onClose: () => void
}

/** The names of a group. */
export function GroupFields({ group, editor, onClose }: GroupFieldsProps) {
  const { formatMessage } = useIntl()
  return (
    <div className={styles.fields} data-part="fields">
      <LabelFields
        labels={group.labels ?? {}}
        hint={formatMessage(group.caption === null ? messages.linkHint : messages.labelHint)}
        errors={errorsOf(editor, group.id)}
        onChange={(labels) => editor.edit(renameGroup(editor.menu, group.id, labels))}
      />
      <div>
        <Button size="sm" onPress={onClose}>
          {formatMessage(messages.close)}
        </Button>
      </div>
    </div>
  )
}

interface LabelFieldsProps {
  readonly labels: MenuLabels
  readonly hint: string
  readonly errors: MenuErrors
  readonly onChange: (labels: MenuLabels) => void
}

function LabelFields({ labels, hint, errors, onChange }: LabelFieldsProps) {
  const { formatMessage } = useIntl()
  const missing = errors.some(({ code, path }) => code === 'REQUIRED' && path?.[1] === 'labels')
  return (
    <>
      {allowedLocales.map((locale, place) => (
        <TextField
          key={locale}
          label={formatMessage(messages.label, { language: nativeNames[locale] })}
          value={labels[locale] ?? ''}
          onChange={(text) => onChange({ ...labels, [locale]: text })}
          errorMessage={
            errorAt(errors, 'labels', formatMessage, locale) ??
            (missing && place === 0 ? formatMessage(messages.labelRequired) : undefined)
          }
        />
      ))}
      <Text as="p" step="small" tone="ink2">
        {hint}
      </Text>
    </>
  )
}

/** What is wrong with an entry; what is merely missing is named once publishing was tried. */
const errorsOf = ({ errors, isChecked }: MenuEditor, id: string): MenuErrors =>
  errors.filter(({ code, path }) => path?.[0] === id && (isChecked || code !== 'REQUIRED'))

function errorAt(
  errors: MenuErrors,
  field: string,
  formatMessage: IntlShape['formatMessage'],
  locale?: string,
): string | undefined {
  const found = errors.find(({ path }) => path?.[1] === field && path[2] === locale)
  if (found === undefined || (field === 'labels' && locale === undefined)) return undefined
  if (field === 'labels') return formatMessage(messages.labelLong)
  return formatMessage(found.code === 'REQUIRED' ? messages.urlRequired : messages.urlWrong)
}
