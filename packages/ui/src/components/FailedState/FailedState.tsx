import { RotateCcw, TriangleAlert } from 'lucide-react'
import { useRef, useState, type RefObject } from 'react'
import { Button } from '../Button/Button.tsx'
import { visuallyHidden } from '../Button/parts.css.ts'
import { StateFrame, stateIcon, type StateProps, type StateStep } from '../EmptyState/StateFrame.tsx'
import { Icon } from '../Icon/Icon.tsx'

/** What helps those who help: the id under which the server wrote the failure down. */
export interface FailureReference {
  /** "8F2C-41"; also copied. */
  readonly id: string
  /** What stands before it: "Reference". */
  readonly label: string
  /** "Copy reference". */
  readonly copyLabel: string
  /** Takes the place of `copyLabel` once it is copied, and is announced: "Reference copied". */
  readonly copiedLabel: string
}

export interface FailedStateProps extends StateProps {
  /** Tries the same again; filters and selection stay. Left out where trying again cannot help. */
  readonly retry?: StateStep
  readonly reference?: FailureReference
}

/**
 * Stands where the data would be when it could not be loaded: what, why, one step. All its words come from the app, so that
 * it needs nothing from a server that does not answer. For data with gaps use Notice above it, without a connection
 * OfflineState.
 */
export function FailedState({ retry, reference, children, ...frame }: FailedStateProps) {
  const id = useRef<HTMLSpanElement>(null)
  const hasSteps = retry !== undefined || reference !== undefined
  return (
    <StateFrame
      {...frame}
      component="FailedState"
      icon={stateIcon(TriangleAlert)}
      {...(hasSteps
        ? {
            action: (
              <>
                {retry === undefined ? null : (
                  <Button
                    icon={<Icon glyph={RotateCcw} />}
                    isPending={retry.isPending ?? false}
                    onPress={retry.onPress}
                  >
                    {retry.label}
                  </Button>
                )}
                {reference === undefined ? null : <CopyButton reference={reference} target={id} />}
              </>
            ),
          }
        : {})}
    >
      {children}
      {reference === undefined ? null : (
        <>
          {' '}
          <span data-part="reference">
            {reference.label}{' '}
            <span translate="no" ref={id}>
              {reference.id}
            </span>
          </span>
        </>
      )}
    </StateFrame>
  )
}

export interface CopyButtonProps {
  readonly reference: Pick<FailureReference, 'id' | 'copyLabel' | 'copiedLabel'>
  /** The element that shows the id. Where the browser refuses the clipboard it is marked, and the person's own copy key takes it. */
  readonly target: RefObject<HTMLElement | null>
}

/** Copies a reference with one press and says so; for pages that show one without being a state. */
export function CopyButton({ reference, target }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)
  const select = (): void => {
    if (target.current !== null) window.getSelection()?.selectAllChildren(target.current)
  }
  const copy = (): void => {
    navigator.clipboard.writeText(reference.id).then(() => setCopied(true), select)
  }
  return (
    <>
      <Button variant="plain" onPress={copy}>
        {isCopied ? reference.copiedLabel : reference.copyLabel}
      </Button>
      <span className={visuallyHidden} role="status">
        {isCopied ? reference.copiedLabel : ''}
      </span>
    </>
  )
}
