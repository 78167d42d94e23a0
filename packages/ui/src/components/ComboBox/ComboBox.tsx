import { useId, useRef, useState } from 'react'
import { createWidgetSlot, useWidgetSlot } from '../../slots/widgetSlot.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { FieldFrame } from '../Field/FieldFrame.tsx'
import { useFieldIds } from '../Field/useFieldIds.ts'
import { Holder } from '../Select/Holder.tsx'
import { useLightWords } from '../SomoProvider/useLightWords.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { ComboBoxProps } from './comboBoxTypes.ts'
import { ComboInput } from './ComboInput.tsx'
import { statusOf } from './comboStatus.ts'
import { useComboBox } from './useComboBox.ts'

/** The open list, a chunk of its own, with the words it says. */
const popup = createWidgetSlot(() => import('./ComboPopup.tsx'))

/**
 * One of many, found by typing: a person, a course, a unit. The app searches, usually on the server. For up to about 20
 * options that are known use Select.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    isLabelHidden = false,
    items,
    selected,
    isLoading = false,
    hasMore = false,
    isReadOnly = false,
    name,
  } = props
  const ids = useFieldIds(fieldTexts(props))
  const listId = useId()
  const box = useRef<HTMLDivElement>(null)
  const words = useLightWords()?.choosers
  const [failed, searchOrSelect] = [useUiText('menuFailed'), useUiText('searchOrSelect')]
  const [isWanted, setWanted] = useState(false)
  const { drawn, status, warm } = useWidgetSlot(popup, isWanted)
  const state = useComboBox({
    ...props,
    warm,
    isFixed: isReadOnly || ids.isUnavailable,
    isOpen: isWanted,
    setOpen: setWanted,
  })
  const { activeKey, query, search } = state
  const found = {
    items,
    isSearching: isLoading || search.isPending,
    loadError: props.loadError,
    query,
    emptyText: props.emptyText,
  }
  const isOpen = drawn !== null
  const optionId = (key: string): string => listId + key
  return (
    <FieldFrame component="ComboBox" label={label} isLabelHidden={isLabelHidden} ids={ids}>
      <Holder
        name={name}
        values={[selected?.id ?? '']}
        failure={isWanted && !isOpen && status === 'failed' ? failed : undefined}
        onLeave={() => state.leave(props.onBlur)}
      >
        <ComboInput
          ids={ids}
          state={state}
          listId={isOpen && items.length > 0 ? listId : undefined}
          activeId={isOpen && activeKey !== null ? optionId(activeKey) : undefined}
          isOpen={isOpen}
          isBusy={isWanted && found.isSearching}
          isReadOnly={isReadOnly}
          autoFocus={props.autoFocus ?? false}
          placeholder={props.placeholder ?? searchOrSelect}
          buttonLabel={words?.showOptions(label) ?? label}
          onIntent={warm}
          onToggle={isWanted ? state.close : state.open}
          boxRef={box}
          inputRef={props.ref}
        />
        <span className={visuallyHidden} role="status" data-part="status">
          {isWanted && words !== undefined ? statusOf(found, words) : null}
        </span>
        {drawn === null ? null : (
          <drawn.ComboPopup
            {...found}
            listId={listId}
            labelledBy={ids.labelId}
            anchorRef={box}
            selectedKey={selected?.id ?? null}
            activeKey={activeKey}
            optionId={optionId}
            hasMore={hasMore}
            onPick={state.pick}
            onLoadMore={state.loadMore}
            onRetry={() => search.again(query)}
            onDismiss={state.close}
          />
        )}
      </Holder>
    </FieldFrame>
  )
}

const fieldTexts = ({ id, description, errorMessage, isRequired, disabledReason }: ComboBoxProps) => ({
  id,
  description,
  errorMessage,
  isRequired,
  disabledReason,
})

// What a screen needs to describe its choices comes with them.
export type { SelectOption } from '../Select/selectTypes.ts'
export { useAsyncOptions } from './useAsyncOptions.ts'
