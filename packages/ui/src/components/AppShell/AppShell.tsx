import { useEffect, useRef, type MouseEvent, type ReactNode, type Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { useRootMark } from '../../theme/useRootMark.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import {
  account as accountClass,
  actions,
  bannerSlot,
  pinnedSlot,
  content,
  main as mainClass,
  navContent,
  searchSlot,
  shell,
  sidebar,
  sidebarBrand,
  sidebarNav,
  skip,
  topBar,
  withSlots,
} from './AppShell.css.ts'
import type { NavGroup, ShellBrand } from './appShellTypes.ts'
import { BottomBar, sheet } from './BottomBar.tsx'
import { Brand } from './Brand.tsx'
import { NavGroups } from './NavGroups.tsx'
import { useFocusRestore } from './useFocusRestore.ts'
import { useWidgetSlot } from '../../slots/widgetSlot.ts'

/** Fetches the panel behind "More" before it is asked for, such as where it must open without a network. */
export const useNavPanelWarmer = (): (() => void) => useWidgetSlot(sheet, false).warm

export interface AppShellProps {
  readonly brand: ShellBrand
  /** The whole menu, in its order. */
  readonly groups: readonly NavGroup[]
  /** Who is signed in: at the foot of the sidebar, and of the menu panel on small screens. Drawn in both places, so it holds no fixed ids. */
  readonly account: ReactNode
  /** Search and bell of small screens, 40 px each. */
  readonly topBarActions?: ReactNode
  /** Search of wide screens, between brand and menu. */
  readonly search?: ReactNode
  /** A notice for the whole product, above the page. */
  readonly banner?: ReactNode
  /** A Banner of what must never be forgotten, such as whose pages are seen: above the page, in sight while it scrolls. */
  readonly pinned?: ReactNode
  /** Which entries stand in the bottom bar, in this order; at most 4, "More" is the fifth. */
  readonly bottomItemIds: readonly string[]
  /** The page: one Page. */
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Moves focus and view to the page without leaving a trace in the address. */
function skipToMain(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById('main')
  if (target === null) return
  event.preventDefault()
  target.focus()
}

/**
 * The frame of every signed-in page: a desk-coloured sidebar from 900 px on, a top and a bottom bar below. Signed-out
 * pages stand without it.
 */
export function AppShell({
  brand,
  groups,
  account,
  topBarActions,
  search,
  banner,
  pinned,
  bottomItemIds,
  children,
  ref,
}: AppShellProps) {
  const skipText = useUiText('skipToContent')
  const navigation = useUiText('mainMenu')
  const nav = useRef<HTMLElement>(null)
  const main = useRef<HTMLElement>(null)
  const { name, unitName } = brand
  const isPinned = pinned !== undefined && pinned !== null
  const hasBanner = banner !== undefined && banner !== null
  const currentId = groups.flatMap((group) => group.items).find((item) => item.isCurrent)?.id

  useFocusRestore(main)
  useRootMark('shell')
  useRootMark('pinned', isPinned)

  // In a menu longer than the window the tab of the page would else be out of sight, also when the head above it grows.
  useEffect(
    function showCurrentEntry() {
      if (currentId === undefined) return
      nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' })
    },
    [currentId, name, unitName],
  )

  return (
    <div className={shell} data-component="AppShell" ref={ref}>
      <a className={skip} href="#main" onClick={skipToMain} data-part="skip">
        {skipText}
      </a>
      <header className={topBar} data-part="top-bar">
        <Brand brand={brand} place="bar" />
        <div className={actions}>{topBarActions}</div>
      </header>
      <header className={sidebar} data-part="sidebar">
        <div className={sidebarBrand}>
          <Brand brand={brand} place="sidebar" />
        </div>
        {search === undefined ? null : <div className={searchSlot}>{search}</div>}
        <nav className={sidebarNav} aria-label={navigation} ref={nav}>
          <div className={navContent}>
            <NavGroups groups={groups} />
          </div>
        </nav>
        <div className={accountClass} data-part="account">
          {account}
        </div>
      </header>
      <div className={content}>
        <main className={cx(mainClass, (isPinned || hasBanner) && withSlots)} id="main" tabIndex={-1} ref={main}>
          {isPinned ? <div className={pinnedSlot}>{pinned}</div> : null}
          {hasBanner ? <div className={bannerSlot}>{banner}</div> : null}
          {children}
        </main>
      </div>
      <BottomBar brand={brand} groups={groups} account={account} itemIds={bottomItemIds} />
    </div>
  )
}
