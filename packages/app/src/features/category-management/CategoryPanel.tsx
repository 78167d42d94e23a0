import { Button } from '@somo/ui/Button'
import { ConflictState } from '@somo/ui/ConflictState'
import { Drawer } from '@somo/ui/Drawer'
import { Icon } from '@somo/ui/Icon'
import { MenuButton, type MenuSection } from '@somo/ui/MenuButton'
import { StatusChip } from '@somo/ui/StatusChip'
import { Text } from '@somo/ui/Text'
import { EllipsisVertical } from 'lucide-react'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { textIn } from '../../domain/category/categoryTree.ts'
import { findRow } from '../../domain/list/LazyDrawer.tsx'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { formMessages as platformMessages } from '../../platform/form/formMessages.ts'
import { useMergedForm } from '../../platform/form/merge/useMergedForm.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { CategoryFields, errorTexts, labelOf } from './CategoryFields.tsx'
import {
  categoryFields,
  categorySchema,
  entryOf,
  inputOf,
  placeErrors,
  type CategoryEntry,
  type CategoryField,
  type CategoryTexts,
} from './categoryForm.ts'
import type { Category, CategoryActions } from './categoryTypes.ts'
import { actionMessages, formMessages, treeMessages } from './messages.ts'

export interface CategoryPanelProps {
  readonly category: Category
  readonly update: CategoryActions['update']
  readonly menu: readonly MenuSection[]
  readonly onClose: () => void
}

/** A category: its texts, its key and what can be done with it. */
export function CategoryPanel({ category, update, menu, onClose }: CategoryPanelProps) {
  const intl = useIntl()
  const { formatMessage, formatList, locale } = intl
  const [isSaving, setSaving] = useState(false)
  // The tree changes with every answer; the form began with the category it was opened with.
  const [entry] = useState(() => entryOf(category))
  const latest = useRef(entry)
  const name = textIn(category.names, locale).text
  const { form, conflict, decide, giveUp } = useMergedForm<CategoryField, CategoryEntry>({
    entry,
    fields: categoryFields,
    schema: categorySchema,
    texts: errorTexts,
    change: async (revision, patch) => {
      setSaving(true)
      const answer = await update(category.uuid, revision, inputOf({ ...textsOf(latest.current), ...textsOf(patch) }))
      setSaving(false)
      const now = answer.category === null ? null : entryOf(answer.category)
      if (now !== null) latest.current = now
      return { entry: now, userErrors: placeErrors(answer.userErrors), problem: answer.problem }
    },
    onChanged: (_fields, saved) =>
      toasts.toast({
        message: formatMessage(formMessages.saved, { name: textIn(saved.category.names, locale).text }),
      }),
  })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={name}
      getReturnFocus={() => rowOf(category.uuid)}
      status={
        <>
          {category.isActive ? null : <StatusChip kind="paused">{formatMessage(treeMessages.inactive)}</StatusChip>}
          <Text as="span" step="small" tone="ink2">
            {formatMessage(treeMessages.mediaCount, { count: category.totalMediaCount })}
          </Text>
        </>
      }
      actions={
        <MenuButton
          label={formatMessage(actionMessages.menu, { name })}
          sections={menu}
          variant="outline"
          placement="bottom end"
          isSquare
        >
          <Icon glyph={EllipsisVertical} />
        </MenuButton>
      }
      foot={
        conflict === null ? (
          <>
            <Button onPress={onClose}>{formatMessage(formMessages.cancel)}</Button>
            <Button writes type="submit" form={form.id} variant="solid" isPending={isSaving}>
              {formatMessage(platformMessages.save)}
            </Button>
          </>
        ) : undefined
      }
    >
      {conflict === null ? null : (
        <ConflictState
          notice={formatMessage(formMessages.conflict)}
          theirsLabel={formatMessage(formMessages.theirs)}
          fields={conflict.conflicts.map((field) => ({
            id: field,
            label: labelOf(field, intl),
            mine: conflict.values[field] || formatMessage(formMessages.unset),
            theirs: conflict.theirs[field] || formatMessage(formMessages.unset),
          }))}
          onSave={decide}
          onDiscard={giveUp}
        />
      )}
      <div hidden={conflict !== null}>
        <SomoForm form={form} actions={() => null}>
          <CategoryFields form={form}>
            {category.aliases.length === 0 ? null : (
              <Text step="small" tone="ink2">
                {formatMessage(formMessages.aliases)} {formatList(category.aliases, { type: 'unit' })}
              </Text>
            )}
          </CategoryFields>
        </SomoForm>
      </div>
    </Drawer>
  )
}

const rowOf = (uuid: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${uuid}"]`) ?? findRow(uuid)

/** The fields that are set, as texts. */
const textsOf = (some: Partial<Record<CategoryField, string | null>>): CategoryTexts =>
  // Only the fields of a category are taken over; a whole entry sets each of them.
  Object.fromEntries(
    categoryFields.flatMap((field) => (some[field] === undefined ? [] : [[field, some[field] ?? '']])),
  ) as CategoryTexts
