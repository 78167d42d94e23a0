import { Secret, TOTP } from 'otpauth'

// What every authenticator app understands (RFC 6238 with the values of RFC 4226).
const period = 30
const digits = 6
const algorithm = 'SHA1'
// RFC 6238, section 5.2: one step either way for a clock that is wrong, and for the time it takes to type.
const drift = 1
// RFC 4226, section 4: 160 bits are recommended.
const secretBytes = 20

/** Answers a new secret in base 32, as people type it where no camera is at hand. */
export const createTotpSecret = (): string => new Secret({ size: secretBytes }).base32

/** Answers the address that a QR code holds: the app shows the product's name and the account. */
export function totpUri(secret: string, issuer: string, label: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret), issuer, label, algorithm, digits, period }).toString()
}

/**
 * Answers the 30-second step (since 1970) whose code this is, null where it is none of the present step, the one before
 * and the one after. `now` is in ms since 1970.
 */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = TOTP.validate({
    token,
    secret: Secret.fromBase32(secret),
    algorithm,
    digits,
    period,
    timestamp: now,
    window: drift,
  })
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta
}

/** Answers the code of a moment (ms since 1970), as an authenticator app shows it. */
export const totpCode = (secret: string, now: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), algorithm, digits, period, timestamp: now })
