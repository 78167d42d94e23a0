import { useIntl } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { SignInOffer } from '../../domain/sign-in/SignInOffer.tsx'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { isInvitationCode } from './invitationCode.ts'
import { messages } from './messages.ts'

const chunk = lazy(() => import('./SignedInRelatives.tsx'))

/**
 * /relatives: no guard is attached (specification section 2). Signed out it is a static text and sends no call (decision 0001);
 * an invitation names nobody before its reader has signed in.
 */
export function Screen() {
  const { formatMessage } = useIntl()
  const { snapshot, session } = useSession()
  const { search } = useLocation()
  const row = useRouteHandle()
  if (row === null || !snapshot.isComplete) return null
  if (snapshot.state === 'signedIn')
    return (
      <LazyPart {...codeAlone} chunk={chunk}>
        {({ SignedInRelatives }) => <SignedInRelatives title={row.title} />}
      </LazyPart>
    )
  const isInvited = isInvitationCode(new URLSearchParams(search).get('invite') ?? '')
  return (
    <SignInOffer
      title={formatMessage(row.title)}
      sentence={formatMessage(isInvited ? messages.invitedSignedOut : messages.signedOut)}
      onSignIn={() => session.signIn(`${row.path}${isInvited ? search : ''}`)}
    />
  )
}
