import { useIntl } from 'react-intl'
import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useTitleOfTab } from '../../domain/navigation/ownTitle.ts'
import { useSupportEmail } from '../../domain/support/useSupportEmail.ts'
import type { ErrorReason } from '../../platform/errors/errorArrival.ts'
import { readPath } from '../../platform/session/returning/returnTo.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { arrivalAt } from './arrivalAt.ts'
import { ErrorPageView } from './ErrorPageView.tsx'
import { titles } from './messages.ts'

/** After these somebody may be needed who helps; an unknown address needs nobody, and sends no call (session.md S2.3). */
const needsHelp: ReadonlySet<ErrorReason> = new Set(['forbidden', 'server'])

/** /error-page: open to all. What failed or was refused asks for the address of those who help, and stands without it. */
export function Screen() {
  const location = useLocation()
  const navigate = useNavigate()
  const { formatMessage } = useIntl()
  const { snapshot, session } = useSession()
  const arrival = arrivalAt(location, window.location.origin)
  useTitleOfTab(formatMessage(titles[arrival.reason]))
  const isSignedIn = snapshot.state === 'signedIn'
  const supportEmail = useSupportEmail(isSignedIn && needsHelp.has(arrival.reason))
  const onBack = hasPageBefore(window.history.state) ? () => void navigate(-1) : null
  // A page that does not exist is no place to come back to.
  const place = arrival.reason === 'not-found' ? null : readPath(arrival.from, window.location.origin)
  return (
    <ErrorPageView
      arrival={arrival}
      isSignedIn={isSignedIn}
      supportEmail={supportEmail}
      onBack={onBack}
      onSignIn={() => session.signIn(place ?? addresses.dashboard)}
      onReload={() => window.location.assign(place ?? addresses.dashboard)}
    />
  )
}

/** The router counts the entries of a visit in history state: before the first there is no page of ours. */
function hasPageBefore(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
