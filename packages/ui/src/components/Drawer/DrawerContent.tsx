import { useRef, type ReactNode, type RefObject } from 'react'
import { UnreadableScopeProvider } from '../../entries/UnreadableScopeProvider.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { footHeight } from '../UnsavedBar/barHeight.ts'
import { useHeightOnParent } from '../UnsavedBar/useHeightOnParent.ts'
import { useReportedHeight } from '../UnsavedBar/useReportedHeight.ts'
import {
  actions as actionsClass,
  body,
  foot as footClass,
  footProperty,
  head,
  identity,
  leading as leadingClass,
  names,
  status as statusClass,
  tabs as tabsClass,
  title as titleClass,
} from './Drawer.css.ts'
import { DrawerBar } from './DrawerBar.tsx'
import type { DrawerProps } from './drawerTypes.ts'

export interface DrawerContentProps extends Omit<DrawerProps, 'isOpen' | 'getReturnFocus' | 'ref'> {
  readonly titleId: string
  readonly titleRef: RefObject<HTMLHeadingElement | null>
}

/** Head, tabs, content and foot: the same docked and as a sheet. */
export function DrawerContent(props: DrawerContentProps) {
  const {
    titleId,
    titleRef,
    title,
    level = 2,
    number,
    leading,
    status,
    steps,
    actions,
    tabs,
    foot,
    isLoading = false,
  } = props
  const { overlays } = useWords()
  const Title = `h${level}` as const
  const name = (
    <Title id={titleId} className={titleClass} tabIndex={-1} data-part="title" ref={titleRef}>
      {title}
    </Title>
  )
  // Without a number the title stands in the bar, beside the cross.
  const isNamedInBar = number === undefined && steps === undefined && leading === undefined
  return (
    <UnreadableScopeProvider>
      <div className={head} data-part="head">
        <DrawerBar
          start={isNamedInBar ? name : number}
          steps={steps}
          pageHref={props.pageHref}
          onClose={props.onClose}
        />
        {isNamedInBar && status === undefined ? null : (
          <div className={identity}>
            {leading === undefined ? null : <span className={leadingClass}>{leading}</span>}
            <div className={names}>
              {isNamedInBar ? null : name}
              {status === undefined ? null : (
                <div className={statusClass} data-part="status">
                  {status}
                </div>
              )}
            </div>
          </div>
        )}
        {actions === undefined ? null : (
          <div className={actionsClass} data-part="actions">
            {actions}
          </div>
        )}
      </div>
      {tabs === undefined ? null : (
        <div className={tabsClass} data-part="tabs">
          {tabs}
        </div>
      )}
      <div className={body} data-part="body" aria-busy={isLoading || undefined}>
        {isLoading ? <Skeleton lines={4} label={overlays.loading} /> : props.children}
      </div>
      {foot === undefined ? null : <Foot>{foot}</Foot>}
    </UnreadableScopeProvider>
  )
}

/** Stays in view while the rest scrolls, and tells how much of it lies behind, and where toasts have to end. */
function Foot({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useHeightOnParent(ref, footProperty)
  useReportedHeight(ref, footHeight)
  return (
    <div className={footClass} data-part="foot" ref={ref}>
      {children}
    </div>
  )
}
