import { Ellipsis } from 'lucide-react'
import { useRef, useState, type Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { AriaSurroundings } from '../SomoProvider/AriaSurroundings.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { useIsTight } from './useIsTight.ts'
import { current as currentClass, item, list, more, moreButton, name, root } from './Breadcrumbs.css.ts'

export interface Crumb {
  /** Unique on the path. */
  readonly id: string
  readonly label: string
  readonly href: string
}

export interface BreadcrumbsProps {
  /** Names the path: "Place of this unit". */
  readonly label: string
  /** What lies above, from the outermost inwards. */
  readonly items: readonly Crumb[]
  /** The name of this page, where no title below the path says it. */
  readonly current?: string
  readonly ref?: Ref<HTMLElement>
}

/** Above so many names the middle of a path may give way where there is no room. */
const longest = 3

/**
 * Where a page lies in a tree of pages, above its title. For one step back a Link is enough; for places of equal rank
 * use TabLinks.
 */
export function Breadcrumbs({ label, items, current, ref }: BreadcrumbsProps) {
  const [isOpen, setOpen] = useState(false)
  const listRef = useRef<HTMLOListElement>(null)
  const isLong = items.length > longest
  const isCollapsed = useIsTight(
    listRef,
    isLong && !isOpen,
    `${items.map(({ label: each }) => each).join('\n')}\n${current}`,
  )
  const open = (): void => {
    setOpen(true)
    // The button that was pressed goes; the first name it hid takes its place. Shown by then, because a press is drawn at once.
    requestAnimationFrame(() => listRef.current?.querySelector<HTMLElement>('[data-part="middle"] a')?.focus())
  }
  return (
    <nav className={root} aria-label={label} data-component="Breadcrumbs" ref={ref}>
      <ol className={list} ref={listRef} data-part="list" {...(isCollapsed ? { 'data-collapsed': '' } : {})}>
        {items.flatMap((crumb, index) => {
          const isMiddle = isLong && index > 0 && index < items.length - 1
          const drawn = (
            <li key={crumb.id} className={item} data-part={isMiddle ? 'middle' : 'crumb'}>
              <Link href={crumb.href} variant="action">
                <Name>{crumb.label}</Name>
              </Link>
            </li>
          )
          return isCollapsed && index === 1
            ? [
                <li key="more" className={cx(item, more)} data-part="more">
                  <AriaSurroundings>
                    <MoreButton onPress={open} />
                  </AriaSurroundings>
                </li>,
                drawn,
              ]
            : [drawn]
        })}
        {current === undefined ? null : (
          <li className={item} data-part="crumb">
            <span className={currentClass}>
              <Name isCurrent>{current}</Name>
            </span>
          </li>
        )}
      </ol>
    </nav>
  )
}

const Name = ({ children, isCurrent = false }: { readonly children: string; readonly isCurrent?: boolean }) => (
  <span className={name} title={children} aria-current={isCurrent ? 'page' : undefined}>
    {children}
  </span>
)

function MoreButton({ onPress }: { readonly onPress: () => void }) {
  const { navigation: words } = useWords()
  return (
    <button
      type="button"
      className={moreButton}
      aria-label={words.showWholePath}
      title={words.showWholePath}
      onClick={onPress}
    >
      <Icon glyph={Ellipsis} />
    </button>
  )
}
