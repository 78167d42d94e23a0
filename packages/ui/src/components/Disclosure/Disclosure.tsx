import { ChevronRight } from 'lucide-react'
import {
  createContext,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import {
  chevron,
  detail as detailClass,
  group,
  member,
  panel,
  root,
  title as titleClass,
  trigger,
} from './Disclosure.css.ts'

interface GroupState {
  readonly isOpen: (id: string) => boolean
  readonly change: (id: string, isOpen: boolean) => void
}

const GroupContext = createContext<GroupState | null>(null)

export interface DisclosureProps {
  /** What is inside, in a few words or as a question. */
  readonly title: string
  /** The language of the title, where it may be another than that of the page. */
  readonly titleLang?: string | undefined
  /** Stands at the end of the line, also while it is closed: a count, a state. */
  readonly detail?: ReactNode
  readonly children: ReactNode
  /** The level of the title among the headings of its page. @default 3 */
  readonly level?: 2 | 3 | 4
  /** Unique in its group; needed where the group is told what is open. */
  readonly id?: string
  /** Open or closed, where the app decides; in a group the group decides. */
  readonly isExpanded?: boolean
  /** Whether it is open at first, where the app does not decide. @default false */
  readonly isInitiallyExpanded?: boolean
  readonly onExpandedChange?: (isExpanded: boolean) => void
  /** The trigger. */
  readonly ref?: Ref<HTMLButtonElement>
}

/** A disclosure is open by its group, by the app, or by itself. */
function useExpanded(key: string, { isExpanded, isInitiallyExpanded = false, onExpandedChange }: DisclosureProps) {
  const surrounding = use(GroupContext)
  const [own, setOwn] = useState(isInitiallyExpanded)
  const isOpen = surrounding?.isOpen(key) ?? isExpanded ?? own
  const change = (next: boolean): void => {
    setOwn(next)
    surrounding?.change(key, next)
    onExpandedChange?.(next)
  }
  return { isOpen, change, isMember: surrounding !== null }
}

/**
 * More about something, shown when it is asked for. For parts of which one is always open use Tabs; what everybody has
 * to read belongs on the page.
 */
export function Disclosure(props: DisclosureProps) {
  const { title, titleLang, detail, children, level = 3, id, ref } = props
  const ownId = useId()
  const panelId = `${ownId}-panel`
  const { isOpen, change, isMember } = useExpanded(id ?? ownId, props)
  const Heading = `h${level}` as const
  return (
    <div className={cx(root, isMember && member)} data-component="Disclosure">
      <Heading>
        <button
          type="button"
          className={trigger}
          id={ownId}
          ref={ref}
          aria-expanded={isOpen}
          aria-controls={panelId}
          data-part="trigger"
          onClick={() => change(!isOpen)}
        >
          <span className={chevron}>
            <Icon glyph={ChevronRight} />
          </span>
          <span className={titleClass} lang={titleLang}>
            {title}
          </span>
          {detail === undefined ? null : (
            <>
              {' '}
              <span className={detailClass} data-part="detail">
                {detail}
              </span>
            </>
          )}
        </button>
      </Heading>
      <Panel id={panelId} labelledBy={ownId} isOpen={isOpen} isRegion={!isMember} onFound={() => change(true)}>
        {children}
      </Panel>
    </div>
  )
}

interface PanelProps {
  readonly id: string
  readonly labelledBy: string
  readonly isOpen: boolean
  /** Alone it is a landmark; a group of many would be too many of them (APG, accordion). */
  readonly isRegion: boolean
  readonly onFound: () => void
  readonly children: ReactNode
}

function Panel({ id, labelledBy, isOpen, isRegion, onFound, children }: PanelProps) {
  const element = useRef<HTMLDivElement>(null)
  useLayoutEffect(
    function hideUntilFound() {
      // React knows `hidden` as yes or no only.
      if (isOpen) element.current?.removeAttribute('hidden')
      else element.current?.setAttribute('hidden', 'until-found')
    },
    [isOpen],
  )
  useEffect(
    function openWhenFound() {
      const found = element.current
      found?.addEventListener('beforematch', onFound)
      return () => found?.removeEventListener('beforematch', onFound)
    },
    [onFound],
  )
  return (
    <div
      className={panel}
      id={id}
      ref={element}
      data-part="panel"
      {...(isRegion ? { role: 'region', 'aria-labelledby': labelledBy } : {})}
    >
      {children}
    </div>
  )
}

export interface DisclosureGroupProps {
  /** Disclosures, each with an id. */
  readonly children: ReactNode
  /** The ids of those that are open. */
  readonly expandedKeys: readonly string[]
  readonly onExpandedChange: (ids: readonly string[]) => void
  /** Several may be open at once; else opening one closes the others. @default true */
  readonly allowsMultiple?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** Several disclosures below each other, with rules between them. */
export function DisclosureGroup({
  children,
  expandedKeys,
  onExpandedChange,
  allowsMultiple = true,
  ref,
}: DisclosureGroupProps) {
  const state = useMemo<GroupState>(
    () => ({
      isOpen: (id) => expandedKeys.includes(id),
      change: (id, isOpen) => {
        const others = allowsMultiple || !isOpen ? expandedKeys.filter((key) => key !== id) : []
        onExpandedChange(isOpen ? [...others, id] : others)
      },
    }),
    [expandedKeys, onExpandedChange, allowsMultiple],
  )
  return (
    <GroupContext value={state}>
      <div className={group} data-component="DisclosureGroup" ref={ref}>
        {children}
      </div>
    </GroupContext>
  )
}
