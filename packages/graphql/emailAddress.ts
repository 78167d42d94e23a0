import { cleanKey } from './personText.ts'

/** Why an email address is refused; the codes of the schema's `UserErrorCode`. */
export type EmailError = 'NOT_AN_EMAIL' | 'TOO_LONG'

// RFC 5321, section 4.5.3.1.
const longestAddress = 254
const longestLocalPart = 64
const longestDomain = 253

// RFC 5322, section 3.2.3: words of these characters with single dots between them. Quoted words are not accepted.
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i
// No top-level domain is numeric or a single letter, and an address of numbers alone would be an IP address.
const topLevel = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i
const internationalDomain = /^[\p{L}\p{M}\p{N}.\u3002-]+$/u

/** A domain in ASCII, by punycode; null for one that cannot be written so. */
function toAscii(domain: string): string | null {
  const isAscii = /^[\u0021-\u007e]*$/.test(domain)
  if (isAscii && !/(?:^|\.)xn--/i.test(domain)) return domain
  if (!internationalDomain.test(domain)) return null
  try {
    return new URL(`http://${domain}/`).hostname
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

/**
 * An email address as it is kept: without surrounding spaces and invisible characters, full-width characters as plain ones,
 * an international domain by punycode (`info@xn--mller-kva.de`). What is no address comes back for `emailError` to refuse.
 */
export function cleanEmail(text: string): string {
  const cleaned = cleanKey(text)
  const at = cleaned.lastIndexOf('@')
  if (at < 0) return cleaned
  const domain = toAscii(cleaned.slice(at + 1))
  return domain === null ? cleaned : `${cleaned.slice(0, at)}@${domain}`
}

/** Why a text is no email address that mail can be sent to; null where it is one. Clean it first by `cleanEmail`. */
export function emailError(text: string): EmailError | null {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  const labels = domain.split('.')
  const isWritten =
    at > 0 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((one) => label.test(one)) &&
    topLevel.test(labels.at(-1) ?? '')
  if (!isWritten) return text.length > longestAddress && at > 0 && localPart.test(local) ? 'TOO_LONG' : 'NOT_AN_EMAIL'
  if (text.length > longestAddress || domain.length > longestDomain || local.length > longestLocalPart)
    return 'TOO_LONG'
  return toAscii(domain) === null ? 'NOT_AN_EMAIL' : null
}
