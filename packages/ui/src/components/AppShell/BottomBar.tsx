import { Menu } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../Icon/Icon.tsx'
import { useFollow } from '../Link/useFollow.ts'
import { useMenuIntent } from '../MenuButton/useMenuIntent.ts'
import { createWidgetSlot } from '../../slots/widgetSlot.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import type { NavGroup, NavItem, ShellBrand } from './appShellTypes.ts'
import { bar, cell, cellIcon, cellLabel, cells, failure, place } from './BottomBar.css.ts'

/** The whole menu as a panel, a chunk of its own, with the words it says. */
export const sheet = createWidgetSlot(() => import('./NavSheet.tsx'))

interface BottomBarProps {
  readonly brand: ShellBrand
  readonly groups: readonly NavGroup[]
  readonly account: ReactNode
  readonly itemIds: readonly string[]
}

/** At most so many entries beside "More"; a sixth would leave less than 64 px at 360 (look.md, shell). */
const mostEntries = 4

/** Phone and tablet: the most used pages and, behind "More", everything. */
export function BottomBar({ brand, groups, account, itemIds }: BottomBarProps) {
  const label = useUiText('quickMenu')
  const more = useUiText('more')
  const failedText = useUiText('menuFailed')
  const { open, isWaiting, hasFailed, warm, ask, close, abandon } = useMenuIntent(sheet)
  const all = groups.flatMap((group) => group.items)
  const items = itemIds.flatMap((id) => all.find((item) => item.id === id) ?? []).slice(0, mostEntries)
  const isElsewhere = all.some((item) => item.isCurrent) && !items.some((item) => item.isCurrent)

  return (
    <>
      <nav className={bar} aria-label={label} data-part="bottom-bar">
        <ul className={cells}>
          {items.map((item) => (
            <li key={item.id} className={place}>
              <Cell item={item} />
            </li>
          ))}
          <li className={place}>
            <button
              type="button"
              className={cell}
              data-part="more"
              aria-haspopup="dialog"
              aria-expanded={open !== null}
              aria-busy={isWaiting || undefined}
              aria-current={isElsewhere ? 'true' : undefined}
              onClick={(event) => {
                event.currentTarget.focus()
                ask('menu')
              }}
              onPointerEnter={warm}
              onFocus={warm}
              onBlur={abandon}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Escape') close()
              }}
            >
              <span className={cellIcon} aria-hidden="true">
                <Icon glyph={Menu} size="phone" />
              </span>
              <span className={cellLabel}>{more}</span>
            </button>
          </li>
        </ul>
        <p className={failure} role="status">
          {hasFailed ? failedText : null}
        </p>
      </nav>
      {open === null ? null : <open.NavSheet brand={brand} groups={groups} account={account} onClose={close} />}
    </>
  )
}

function Cell({ item }: { readonly item: NavItem }) {
  const follow = useFollow()
  return (
    <a
      className={cell}
      href={item.href}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-part="entry"
      onClick={follow}
    >
      <span className={cellIcon} aria-hidden="true">
        {item.icon}
      </span>
      <span className={cellLabel}>{item.shortLabel ?? item.label}</span>
    </a>
  )
}
