import { useIntl } from 'react-intl'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { SignInOffer } from '../../domain/sign-in/SignInOffer.tsx'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy } from '../../platform/lazy.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { messages } from './messages.ts'

const chunk = lazy(() => import('./SignedInCommunication.tsx'))

/** /communication: no guard is attached (specification section 2). Signed out it is a static text and sends no call (decision 0001). */
export function Screen() {
  const { formatMessage } = useIntl()
  const { snapshot, session } = useSession()
  const row = useRouteHandle()
  if (row === null || !snapshot.isComplete) return null
  if (snapshot.state === 'signedIn')
    return (
      <LazyPart {...codeAlone} chunk={chunk}>
        {({ SignedInCommunication }) => <SignedInCommunication title={row.title} />}
      </LazyPart>
    )
  return (
    <SignInOffer
      title={formatMessage(row.title)}
      sentence={formatMessage(messages.signedOut)}
      onSignIn={() => session.signIn(row.path)}
    />
  )
}
