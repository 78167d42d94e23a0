import { useLayoutEffect, useRef, type RefObject } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { Floating } from '../Select/Floating.tsx'
import { OptionList } from '../Select/OptionList.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { foot, note } from './ComboPopup.css.ts'
import { emptyTextOf, type Found } from './comboStatus.ts'

export interface ComboPopupProps extends Found {
  readonly listId: string
  readonly labelledBy: string
  readonly anchorRef: RefObject<HTMLElement | null>
  readonly selectedKey: string | null
  readonly activeKey: string | null
  readonly optionId: (key: string) => string
  readonly hasMore: boolean
  readonly onPick: (id: string) => void
  readonly onLoadMore: () => void
  readonly onRetry: () => void
  readonly onDismiss: () => void
}

/** From this distance to the end of the list more is fetched, in px. */
const nearEnd = 120

/** The open list of ComboBox; the focus stays in the text, so nothing in here takes it. */
export function ComboPopup({
  listId,
  labelledBy,
  anchorRef,
  selectedKey,
  hasMore,
  onPick,
  onLoadMore,
  onRetry,
  onDismiss,
  ...found
}: ComboPopupProps) {
  const words = useWords().choosers
  const list = useRef<HTMLDivElement>(null)
  const { items, isSearching, loadError, activeKey, optionId } = found
  useLayoutEffect(
    function showActive() {
      list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
    },
    [activeKey],
  )
  return (
    <Floating anchorRef={anchorRef} onDismiss={onDismiss}>
      {items.length === 0 ? null : (
        <OptionList
          id={listId}
          ref={list}
          items={items}
          isSelected={(key) => key === selectedKey}
          onPick={onPick}
          labelledBy={labelledBy}
          activeKey={activeKey}
          optionId={optionId}
          onMouseDown={(event) => event.preventDefault()}
          onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
            if (scrollTop + clientHeight > scrollHeight - nearEnd) onLoadMore()
          }}
        />
      )}
      {/* Presses in here leave the focus in the text. */}
      <div role="presentation" className={foot} onMouseDown={(event) => event.preventDefault()}>
        {isSearching ? <p className={note}>{words.searching}</p> : null}
        {!isSearching && loadError !== undefined ? (
          <>
            <p className={note} data-part="failure">
              {loadError}
            </p>
            <FootButton onClick={onRetry}>{words.tryAgain}</FootButton>
          </>
        ) : null}
        {!isSearching && loadError === undefined && items.length === 0 ? (
          <p className={note} data-part="empty">
            {emptyTextOf(found, words)}
          </p>
        ) : null}
        {hasMore && !isSearching && items.length > 0 ? (
          <FootButton onClick={onLoadMore}>{words.loadMore}</FootButton>
        ) : null}
      </div>
    </Floating>
  )
}

function FootButton({ onClick, children }: { readonly onClick: () => void; readonly children: string }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={button({ look: lookOf('plain', 'primary'), size: 'sm' })}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
