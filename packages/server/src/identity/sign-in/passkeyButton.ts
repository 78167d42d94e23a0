import type { PasskeyForm } from '../pages/passkeyForm.ts'
import { passkeyRequest } from '../second-factor/passkeys.ts'
import type { SecondFactorDeps } from '../second-factor/secondFactorDeps.ts'
import { purposeOf } from './pendingVisit.ts'
import { pathOf, tokenOf, type Visit } from './visit.ts'

/** Answers the button with which somebody signs in by a passkey alone; null where this address can have none. */
export type PasskeyButton = (visit: Visit) => Promise<PasskeyForm | null>

/** Makes the button: no account is named, so the device offers the passkeys that it keeps for this site. */
export function createPasskeyButton(factors: SecondFactorDeps): PasskeyButton {
  return async (visit) => {
    if (!factors.party.isAble) return null
    const options = await passkeyRequest(factors, purposeOf('passkey', visit), null)
    const isRefused = new URL(visit.request.url ?? '/', 'http://localhost').searchParams.get('passkey') === 'refused'
    return { action: `${pathOf(visit)}/passkey`, token: tokenOf(visit), options, kind: 'sign', isRefused }
  }
}
