import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { Dialog, Heading } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { PopupFrame } from '../Popover/PopupFrame.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { dialog, foot, form, title } from './FilterBar.css.ts'
import { draftOf, readDraft, type DraftErrors, type FilterDraft } from './filterDraft.ts'
import { FilterEditor } from './FilterEditor.tsx'
import type { FilterDefinition, FilterValue } from './filterTypes.ts'

export interface FilterPopupProps {
  readonly definition: FilterDefinition
  /** The filter in force; undefined for a new one. */
  readonly value: FilterValue | undefined
  /** What it opens at. */
  readonly anchor: HTMLElement
  readonly onApply: (value: FilterValue) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** The editor of one filter; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function FilterPopup(props: FilterPopupProps) {
  const { definition, anchor, onClose } = props
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor])
  const titleId = useId()
  return (
    <PopupFrame component="FilterPopup" triggerRef={triggerRef} onClose={onClose}>
      <Dialog aria-labelledby={titleId} className={dialog}>
        <EditorForm {...props} titleId={titleId} key={definition.id} />
      </Dialog>
    </PopupFrame>
  )
}

function EditorForm({
  definition,
  value,
  onApply,
  onRemove,
  titleId,
}: FilterPopupProps & { readonly titleId: string }) {
  const words = useWords().table.tools
  const locale = useUiLocale()
  const { kind } = definition
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOf(value, locale))
  const [errors, setErrors] = useState<DraftErrors>({})
  const change = (next: Partial<FilterDraft>): void => setDraft((now) => ({ ...now, ...next }))
  useLayoutEffect(
    function startInFirstField() {
      const inputs = element.current
      // The box below a field that searches is ticked at first; one begins in the field all the same.
      const chosen = kind === 'found' ? null : inputs?.querySelector<HTMLElement>('input:checked')
      const first = chosen ?? inputs?.querySelector<HTMLElement>('input')
      first?.focus({ preventScroll: true })
    },
    [kind],
  )
  useEffect(
    function focusFirstError() {
      if (Object.keys(errors).length > 0)
        element.current?.querySelector<HTMLElement>('input:is([aria-invalid="true"], [data-invalid])')?.focus()
    },
    [errors],
  )
  const apply = (event: FormEvent): void => {
    event.preventDefault()
    const read = readDraft(definition, draft, { words, locale })
    if (read.value === undefined) setErrors(read.errors)
    else onApply(read.value)
  }
  return (
    <form className={form} ref={element} onSubmit={apply} noValidate>
      <Heading level={2} className={title} id={titleId} data-part="title">
        {definition.label}
      </Heading>
      <FilterEditor definition={definition} draft={draft} errors={errors} onChange={change} />
      <div className={foot} data-part="actions">
        <Button type="submit" variant="solid" size="sm">
          {words.apply}
        </Button>
        {value === undefined ? null : (
          <Button variant="plain" size="sm" onPress={onRemove}>
            {words.remove}
          </Button>
        )}
      </div>
    </form>
  )
}
