import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { FocusReturn } from '../Dialog/FocusReturn.tsx'
import { useOutsidePress } from '../Dialog/useOutsidePress.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { KeyHint } from '../KeyCap/KeyCap.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useNavigate } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { count, dialog, foot, head, input, keys, overlay, panel } from './CommandPalettePanel.css.ts'
import { PaletteResults } from './PaletteResults.tsx'
import { PaletteProblem, PaletteState } from './PaletteState.tsx'
import type { CommandPaletteProps, PaletteItem } from './paletteTypes.ts'

/** What CommandPalette draws; never imported directly, so that its React Aria parts stay in a chunk of their own. */
export function CommandPalettePanel(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label } = props
  const closesOutside = useOutsidePress()
  return (
    <AriaSurroundings>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        shouldCloseOnInteractOutside={closesOutside}
        className={overlay}
      >
        <Modal className={panel} data-component="CommandPalette">
          <Dialog aria-label={label} className={dialog}>
            <FocusReturn />
            <Palette {...props} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaSurroundings>
  )
}

/** How far an arrow leads among the results, round the ends. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

/** Follows or does what was chosen, after the window has closed, so that the focus is back first. */
function useChoose(onOpenChange: CommandPaletteProps['onOpenChange']) {
  const navigate = useNavigate()
  return ({ href, onAction }: PaletteItem, isElsewhere: boolean): void => {
    if (href !== undefined && isElsewhere) {
      window.open(href, '_blank', 'noopener')
      return
    }
    onOpenChange(false)
    onAction?.()
    if (href !== undefined) navigate(href)
  }
}

function Palette({
  onOpenChange,
  label,
  placeholder = label,
  query,
  onSearch,
  groups,
  status = 'ready',
  problem,
  onRetry,
}: CommandPaletteProps) {
  const base = useId()
  const { navigation: words } = useWords()
  const choose = useChoose(onOpenChange)
  const items = groups.flatMap((group) => group.items)
  const [wish, setWish] = useState<string | null>(null)
  // What was marked may be gone with the next answer: then the first result is.
  const active = items.find(({ id }) => id === wish) ?? items[0]
  const listRef = useRef<HTMLDivElement>(null)
  const hasResults = items.length > 0 && status !== 'failed'

  useEffect(
    function keepActiveInView() {
      listRef.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
    },
    [active?.id],
  )
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a letter is being composed, Enter and the arrows belong to the composition.
    if (event.nativeEvent.isComposing || !hasResults || active === undefined) return
    const step = steps.get(event.key)
    if (step !== undefined) {
      event.preventDefault()
      setWish(items[(items.indexOf(active) + step + items.length) % items.length]?.id ?? null)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      choose(active, event.ctrlKey || event.metaKey)
    }
  }
  return (
    <>
      <div className={head} data-part="head">
        <Icon glyph={Search} size="navigation" />
        <Field
          label={label}
          placeholder={placeholder}
          query={query}
          listId={hasResults ? `${base}-list` : undefined}
          activeId={hasResults && active !== undefined ? `${base}-${active.id}` : undefined}
          onKeyDown={onKeyDown}
          onSearch={(next) => {
            setWish(null)
            onSearch(next)
          }}
        />
        <IconButton label={words.closeSearch} icon={<Icon glyph={X} />} onPress={() => onOpenChange(false)} />
      </div>
      {hasResults ? (
        <PaletteResults
          ref={listRef}
          base={base}
          label={label}
          groups={groups}
          query={query}
          status={status}
          activeId={active?.id}
          onPoint={setWish}
          onChoose={choose}
        />
      ) : (
        <PaletteState query={query} status={status} onRetry={onRetry} />
      )}
      {problem === undefined ? null : <PaletteProblem onRetry={onRetry}>{problem}</PaletteProblem>}
      <Foot status={status} found={query === '' ? null : items.length} />
    </>
  )
}

interface FootProps {
  readonly status: NonNullable<CommandPaletteProps['status']>
  /** How many results there are; null while nothing is asked. */
  readonly found: number | null
}

/** The keys, for those who have some, and how many results there are. */
function Foot({ status, found }: FootProps) {
  const { navigation: words } = useWords()
  return (
    <div className={foot} data-part="foot">
      <span className={keys} aria-hidden="true">
        <KeyHint keys={['↑', '↓']}>{words.keyChoose}</KeyHint>
        <KeyHint keys={['Enter']}>{words.keyOpen}</KeyHint>
        <KeyHint keys={['Esc']}>{words.keyClose}</KeyHint>
      </span>
      <span className={count} role="status">
        {status === 'loading' ? words.searching : status === 'ready' && found !== null ? words.results(found) : null}
      </span>
    </div>
  )
}

interface FieldProps extends Pick<CommandPaletteProps, 'label' | 'query' | 'onSearch'> {
  readonly placeholder: string
  /** Of the results, while there are some. */
  readonly listId: string | undefined
  readonly activeId: string | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
}

const Field = ({ label, placeholder, query, onSearch, listId, activeId, onKeyDown }: FieldProps) => (
  <input
    className={input}
    type="text"
    role="combobox"
    aria-label={label}
    aria-autocomplete="list"
    aria-expanded={listId !== undefined}
    aria-controls={listId}
    aria-activedescendant={activeId}
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    enterKeyHint="go"
    // The window was opened to type: a dialog gives the focus to what asks for it.
    autoFocus
    placeholder={placeholder}
    value={query}
    onChange={(event) => onSearch(event.currentTarget.value)}
    onKeyDown={onKeyDown}
  />
)
