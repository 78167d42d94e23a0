import { Lock } from 'lucide-react'
import { Button } from '../Button/Button.tsx'
import { StateFrame, stateIcon, type StateProps, type StateStep } from '../EmptyState/StateFrame.tsx'
import { Link } from '../Link/Link.tsx'

export interface RefusedStateProps extends StateProps {
  /** Asks who can grant it: "Ask for access". Left out where nobody can be asked from here. */
  readonly request?: StateStep
  /** A place that is open to the person: "Back to the dashboard". */
  readonly back?: { readonly label: string; readonly href: string }
}

/**
 * Stands where the data would be when the person may not see it: which right is missing, and who can grant it. Never in the
 * place of an empty list, and never a blank page.
 */
export const RefusedState = ({ request, back, ...frame }: RefusedStateProps) => (
  <StateFrame
    {...frame}
    component="RefusedState"
    icon={stateIcon(Lock)}
    {...(request === undefined && back === undefined
      ? {}
      : {
          action: (
            <>
              {request === undefined ? null : (
                <Button isPending={request.isPending ?? false} onPress={request.onPress}>
                  {request.label}
                </Button>
              )}
              {back === undefined ? null : (
                <Link variant="plainButton" href={back.href} {...(request === undefined ? { edge: 'start' } : {})}>
                  {back.label}
                </Link>
              )}
            </>
          ),
        })}
  />
)
