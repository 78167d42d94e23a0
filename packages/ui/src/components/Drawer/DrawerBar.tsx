import { ChevronDown, ChevronUp, Maximize2, X } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { button } from '../Button/buttonClass.ts'
import { lookOf } from '../Button/buttonLook.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { useFollow } from '../Link/useFollow.ts'
import { useUiText } from '../SomoProvider/SomoProvider.tsx'
import { useWords } from '../SomoProvider/useWords.ts'
import { bar, barButtons, number as numberClass } from './Drawer.css.ts'
import type { DrawerSteps } from './drawerTypes.ts'

export interface DrawerBarProps {
  /** The number of the entry, or the title where there is none. */
  readonly start: ReactNode
  readonly steps: DrawerSteps | undefined
  readonly pageHref: string | undefined
  readonly onClose: () => void
}

/** The uppermost line: number, then previous, next, as a page, close. */
export function DrawerBar({ start, steps, pageHref, onClose }: DrawerBarProps) {
  const close = useUiText('close')
  return (
    <div className={bar} data-part="bar">
      {typeof start === 'string' ? (
        <span className={numberClass} data-part="number">
          {start}
        </span>
      ) : (
        (start ?? <span />)
      )}
      <div className={barButtons}>
        {steps === undefined ? null : <Steps {...steps} />}
        {pageHref === undefined ? null : <PageLink href={pageHref} />}
        <IconButton label={close} icon={<Icon glyph={X} />} size="sm" onPress={onClose} />
      </div>
    </div>
  )
}

// At an end of the list the buttons stay and say so: one that went away would take the focus with it.
function Steps({ onPrevious, onNext }: DrawerSteps) {
  const { overlays } = useWords()
  const firstId = useId()
  const lastId = useId()
  return (
    <>
      <IconButton
        label={overlays.previousEntry}
        icon={<Icon glyph={ChevronUp} />}
        size="sm"
        {...(onPrevious === null ? { disabledReasonId: firstId } : { onPress: onPrevious })}
      />
      <IconButton
        label={overlays.nextEntry}
        icon={<Icon glyph={ChevronDown} />}
        size="sm"
        {...(onNext === null ? { disabledReasonId: lastId } : { onPress: onNext })}
      />
      {onPrevious === null ? (
        <span className={visuallyHidden} id={firstId}>
          {overlays.isFirstEntry}
        </span>
      ) : null}
      {onNext === null ? (
        <span className={visuallyHidden} id={lastId}>
          {overlays.isLastEntry}
        </span>
      ) : null}
    </>
  )
}

function PageLink({ href }: { readonly href: string }) {
  const follow = useFollow()
  const { openAsPage } = useWords().overlays
  return (
    <a
      className={button({ look: lookOf('plain', 'neutral'), size: 'sm', isSquare: true })}
      data-part="page"
      href={href}
      aria-label={openAsPage}
      title={openAsPage}
      onClick={follow}
    >
      <Icon glyph={Maximize2} />
    </a>
  )
}
