import { Button } from '@somo/ui/Button'
import { Drawer } from '@somo/ui/Drawer'
import { useCallback, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { mostLevels, pathOf, textIn } from '../../domain/category/categoryTree.ts'
import { keyOf } from '../../domain/key/keyOf.ts'
import { SomoForm } from '../../platform/form/SomoForm.tsx'
import { useSomoForm } from '../../platform/form/useSomoForm.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import { CategoryField } from './CategoryField.tsx'
import { CategoryFields, errorTexts } from './CategoryFields.tsx'
import {
  categorySchema,
  inputOf,
  newCategory,
  placeErrors,
  textLocales,
  type CategoryField as Field,
  type CategoryTexts,
} from './categoryForm.ts'
import type { Category, CategoryActions } from './categoryTypes.ts'
import { formMessages } from './messages.ts'
import { useReason } from './useReason.ts'

export interface NewCategoryPanelProps {
  readonly categories: readonly Category[]
  /** Where it is offered a place; null: at the top. */
  readonly parent: string | null
  readonly create: CategoryActions['create']
  readonly onClose: () => void
  readonly onCreated: (uuid: string) => void
}

/** A new category. A second press, or a call repeated after a lost answer, makes no second one. */
export function NewCategoryPanel({ categories, parent: first, create, onClose, onCreated }: NewCategoryPanelProps) {
  const { formatMessage, locale } = useIntl()
  const reasonFor = useReason()
  const [isSaving, setSaving] = useState(false)
  const [idempotenceKey] = useState(() => crypto.randomUUID())
  const mayHold = useCallback((uuid: string | null) => pathOf(categories, uuid).length < mostLevels, [categories])
  const [parent, setParent] = useState<string | null>(() => (mayHold(first) ? first : null))
  const [placeReason, setPlaceReason] = useState<string | undefined>()
  const created = useRef<Category | null>(null)
  const form = useSomoForm<CategoryTexts, CategoryTexts>({
    schema: categorySchema,
    initial: newCategory,
    texts: errorTexts,
    onSave: async (values) => {
      setSaving(true)
      const { category, userErrors, problem } = await create(inputOf(values), parent, idempotenceKey)
      setSaving(false)
      const atPlace = userErrors.filter(({ path }) => path?.[0] === 'parent')
      setPlaceReason(atPlace.length === 0 ? undefined : (reasonFor({ problem, userErrors: atPlace }) ?? undefined))
      if (problem === null && userErrors.length === 0) created.current = category
      return { userErrors: placeErrors(userErrors), problem }
    },
    onSaved: () => {
      if (created.current === null) return
      const name = textIn(created.current.names, locale).text
      toasts.toast({ message: formatMessage(formMessages.created, { name }) })
      onCreated(created.current.uuid)
    },
  })
  // The key follows the first name until somebody edits it.
  const isKeyEdited = useRef(false)
  const suggestKey = (name: Field): void => {
    if (name === 'key') isKeyEdited.current = true
    if (isKeyEdited.current || !name.startsWith('name_')) return
    const names = textLocales.map((one) => form.store.getValues(`name_${one}`).trim())
    form.put('key', keyOf(names.find((text) => text !== '') ?? ''))
  }
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatMessage(formMessages.newTitle)}
      foot={
        <>
          <Button onPress={onClose}>{formatMessage(formMessages.cancel)}</Button>
          <Button writes type="submit" form={form.id} variant="solid" isPending={isSaving}>
            {formatMessage(formMessages.create)}
          </Button>
        </>
      }
    >
      <SomoForm form={form} actions={() => null}>
        <CategoryFields form={form} onType={suggestKey}>
          <CategoryField
            label={formatMessage(formMessages.parent)}
            categories={categories}
            isOffered={mayHold}
            value={parent}
            onChange={(uuid) => setParent(uuid ?? null)}
            errorMessage={placeReason}
          />
        </CategoryFields>
      </SomoForm>
    </Drawer>
  )
}
